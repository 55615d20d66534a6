// keys.js - what holds the Spectrum's keys: a keyboard, touch buttons, a gamepad

import { element } from "./shell.js";

/** Keys of a PC, by `code`, that are others on a Spectrum; letters and digits are the same. */
const CODES = {
  ArrowLeft: "5", ArrowDown: "6", ArrowUp: "7", ArrowRight: "8", Enter: "ENTER", NumpadEnter: "ENTER", Space: "SPACE",
  ShiftLeft: "CAPS", ShiftRight: "CAPS", ControlLeft: "SYMBOL", ControlRight: "SYMBOL", Escape: "BREAK", Backspace: "CAPS+0",
};
const DIRECTIONS = { Q: "▲", A: "▼", O: "◀", P: "▶" };
const CROSS = [null, "Q", null, "O", null, "P", null, "A", null];
const BOARD = [
  [..."1234567890"], [..."QWERTYUIOP"], [..."ASDFGHJKL", "ENTER"], ["CAPS", ..."ZXCVBNM", "SYMBOL", "SPACE"],
];
const SHORT = { ENTER: "↵", CAPS: "⇧", SYMBOL: "S⇧", SPACE: "␣" };
const STICK = 0.5; // how far a stick must be pushed

/** The Spectrum's key of a PC's key; null if it has none. */
export function keyOf(code) {
  if (code in CODES) return CODES[code];
  const found = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code);
  return found ? found[1] ?? found[2] : null;
}

/** All keys that are held now, whoever holds them. */
export class Held {
  constructor() {
    this.by = new Map();
  }

  press(who, key) {
    this.by.set(who, key);
  }

  release(who) {
    this.by.delete(who);
  }

  clear() {
    this.by.clear();
  }

  get keys() {
    return [...new Set(this.by.values())];
  }
}

/** Let the keyboard hold keys while `isOurs(event)`; `onKey` is called at each press. */
export function listen(held, isOurs, onKey) {
  addEventListener("keydown", (event) => {
    const key = keyOf(event.code);
    if (!key || !isOurs(event) || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) held.press(event.code, key);
    onKey();
  });
  addEventListener("keyup", (event) => held.release(event.code));
  addEventListener("blur", () => held.clear());
  document.addEventListener("visibilitychange", () => held.clear());
}

/** Make the touch buttons of a tape: a cross for QAOP, and the others. */
export function makePad(pad, keys, held, onKey) {
  pad.replaceChildren();
  const cross = ["Q", "A", "O", "P"].every((key) => keys.includes(key));
  if (cross) {
    pad.append(element("div", { class: "cross" },
      ...CROSS.map((key) => (key ? button(key, DIRECTIONS[key], held, onKey) : element("span")))));
  }
  const others = keys.filter((key) => !(cross && key in DIRECTIONS));
  pad.append(element("div", { class: "others" }, ...others.map((key) => button(key, key, held, onKey))));
}

/** Make all keys of a Spectrum, for those that the tape's own buttons lack. */
export function makeKeyboard(pad, held, onKey) {
  pad.replaceChildren(...BOARD.map((row) => element("div", { class: "board-row" }, ...row.map((key) => button(key, SHORT[key] ?? key, held, onKey, true)))));
}

/** A key to touch; a sticky one is a shift, which stays down until it is touched again. */
function button(key, text, held, onKey, onBoard = false) {
  const sticky = onBoard && (key === "CAPS" || key === "SYMBOL");
  const made = element("button", { type: "button", "data-key": key, "aria-label": key in DIRECTIONS ? `${key}, ${text}` : key, text });
  const down = (event) => {
    event.preventDefault();
    if (event.pointerId !== undefined && made.setPointerCapture) {
      try {
        made.setPointerCapture(event.pointerId);
      } catch {
        // a pointer that a test has made up cannot be captured
      }
    }
    onKey();
    if (sticky && made.classList.contains("down")) return release();
    made.classList.add("down");
    held.press(made, key);
    return undefined;
  };
  const release = () => {
    made.classList.remove("down");
    held.release(made);
  };
  const up = () => { if (!sticky) release(); };
  made.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) made.addEventListener(name, up);
  made.addEventListener("contextmenu", (event) => event.preventDefault());
  made.addEventListener("keydown", (event) => {
    if (event.code === "Enter" || event.code === "Space") {
      event.stopPropagation();
      down(event);
    }
  });
  made.addEventListener("keyup", up);
  made.addEventListener("blur", up);
  return made;
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
