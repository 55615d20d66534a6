// keys.js - what holds the Spectrum's keys: a PC's keyboard, a gamepad, and whatever else presses and releases

/** Keys of a PC, by `code`, that are others on a Spectrum; letters and digits are the same. */
const CODES = {
  ArrowLeft: "5", ArrowDown: "6", ArrowUp: "7", ArrowRight: "8", Enter: "ENTER", NumpadEnter: "ENTER", Space: "SPACE",
  ShiftLeft: "CAPS", ShiftRight: "CAPS", ControlLeft: "SYMBOL", ControlRight: "SYMBOL", Escape: "BREAK", Backspace: "CAPS+0",
  Comma: "SYMBOL+N", Period: "SYMBOL+M", Semicolon: "SYMBOL+O", Quote: "SYMBOL+P", Minus: "SYMBOL+J", Equal: "SYMBOL+L", Slash: "SYMBOL+V",
};
const STICK = 0.5; // how far a stick must be pushed
/** What keeps its own keys: all of them, or those that press it. */
const TYPED = "input, select, textarea";
const PRESSED = "button, a, label, summary";

/** The Spectrum's key of a PC's key; null if it has none. */
export function keyOf(code) {
  if (Object.hasOwn(CODES, code)) return CODES[code];
  const found = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  return found ? found[1] ?? found[2] : null;
}

/** All keys that are held now, whoever holds them. */
export class Held {
  constructor() {
    this.by = new Map();
  }

  /** who: a key of the PC or a button; onClear is called if all keys are let go of. */
  press(who, key, onClear = null) {
    this.by.set(who, { key, onClear });
  }

  release(who) {
    this.by.delete(who);
  }

  clear() {
    const before = [...this.by.values()];
    this.by.clear();
    for (const { onClear } of before) onClear?.();
  }

  get keys() {
    return [...new Set([...this.by.values()].map(({ key }) => key))];
  }
}

/** Does a key belong to the Spectrum, wherever on the page the focus is? */
function isOurs({ target, code, altKey, metaKey }) {
  if (altKey || metaKey || target.closest?.(TYPED)) return false;
  return !(target.closest?.(PRESSED) && ["Enter", "NumpadEnter", "Space"].includes(code));
}

/** Let the keyboard hold keys; nothing stays held when the page loses the focus. */
export function listen(held) {
  addEventListener("keydown", (event) => {
    const key = keyOf(event.code);
    if (!key || !isOurs(event)) return;
    event.preventDefault();
    if (!event.repeat) held.press(event.code, key);
  });
  addEventListener("keyup", (event) => held.release(event.code));
  addEventListener("blur", () => held.clear());
  document.addEventListener("visibilitychange", () => held.clear());
}

/** What the gamepads say: the bits of a Kempston joystick, null if there is none; is START pressed? */
export function readGamepads() {
  const pads = [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected);
  if (!pads.length) return { joystick: null, start: false };
  let joystick = 0;
  let start = false;
  for (const { axes, buttons } of pads) {
    const on = (number) => Boolean(buttons[number]?.pressed);
    if (on(15) || axes[0] > STICK) joystick |= 1;
    if (on(14) || axes[0] < -STICK) joystick |= 2;
    if (on(13) || axes[1] > STICK) joystick |= 4;
    if (on(12) || axes[1] < -STICK) joystick |= 8;
    if (on(0) || on(1) || on(2) || on(3)) joystick |= 16;
    start ||= on(9);
  }
  return { joystick, start };
}
