// pad.js - keys to touch: the buttons of a tape, or a whole keyboard; several fingers at once

import { element } from "./shell.js";

const ARROWS = { Q: "▲", A: "▼", O: "◀", P: "▶" };
const MOVES = Object.keys(ARROWS).join("");
const CROSS = [null, "Q", null, "O", null, "P", null, "A", null];
const DIGITS = [..."1234567890"];
const BOARD = [
  [..."1234567890"], [..."QWERTYUIOP"], [..."ASDFGHJKL", "ENTER"], ["CAPS", ..."ZXCVBNM", "SYMBOL", "SPACE"],
];
const SHORT = { ENTER: "↵", CAPS: "⇧", SYMBOL: "S⇧", SPACE: "␣" };
const SHIFTS = ["CAPS", "SYMBOL"];

/** Make the touch buttons of a tape (data/site.json): a cross for Q A O P if they move, a row for the digits, and the others. */
export function makePad(pad, { buttons: keys, keys: meanings }, held) {
  const texts = new Map([...meanings].reverse().flatMap((one) => (one.keys.length === 1 ? [[one.keys[0], one.text]] : [])));
  const cross = meanings.some((one) => one.keys.join("") === MOVES);
  const digits = DIGITS.every((key) => keys.includes(key));
  const others = keys.filter((key) => !(cross && key in ARROWS) && !(digits && DIGITS.includes(key)));
  const made = (key, text = key) => button(key, text, held, { does: texts.get(key) });
  pad.replaceChildren();
  if (cross) pad.append(element("div", { class: "cross" }, ...CROSS.map((key) => (key ? made(key, ARROWS[key]) : element("span")))));
  pad.append(element("div", { class: "others" }, ...others.map((key) => made(key))));
  if (digits) pad.append(element("div", { class: "board-row" }, ...DIGITS.map((key) => made(key))));
}

/** Make all keys of a Spectrum; a shift stays down until it is touched again. */
export function makeKeyboard(pad, held) {
  pad.replaceChildren(...BOARD.map((row) => element("div", { class: "board-row" },
    ...row.map((key) => button(key, SHORT[key] ?? key, held, { sticky: SHIFTS.includes(key) })))));
}

function button(key, text, held, { does = null, sticky = false }) {
  const name = key === text || sticky ? key : `${key}, ${text}`;
  const made = element("button", { type: "button", class: text.length > 2 ? "long" : null, "data-key": key, "aria-label": does ? `${name}: ${does}` : name, text });
  if (sticky) made.setAttribute("aria-pressed", false);
  const set = (down) => {
    made.classList.toggle("down", down);
    if (sticky) made.setAttribute("aria-pressed", down);
    if (down) held.press(made, key, () => set(false));
    else held.release(made);
  };
  const down = (event) => {
    event.preventDefault();
    if (event.pointerId !== undefined) capture(made, event.pointerId);
    set(!(sticky && made.classList.contains("down")));
  };
  const up = () => { if (!sticky && made.classList.contains("down")) set(false); };
  made.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel", "lostpointercapture", "blur", "keyup"]) made.addEventListener(name, up);
  made.addEventListener("contextmenu", (event) => event.preventDefault());
  made.addEventListener("keydown", (event) => {
    if ((event.code === "Enter" || event.code === "Space") && !event.repeat) down(event);
  });
  return made;
}

/** A finger that slides off a key still holds it. */
function capture(made, pointer) {
  try {
    made.setPointerCapture(pointer);
  } catch {
    // a pointer that is gone again cannot be captured
  }
}
