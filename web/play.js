// play.js - the tapes in a Spectrum: choose one, play it by keys, touch or gamepad, keep a moment and come back to it
//
// The link chooses (tapes.js). With ?step nothing runs by itself: step(n) does.

import { Spectrum } from "./core.js";
import { Held, keyOf, listen, readGamepads } from "./keys.js";
import { keepMoment, keptMoment, setWish, wish } from "./moments.js";
import { makeKeyboard, makePad } from "./pad.js";
import { Screen } from "./screen.js";
import { byId, download, fetchBytes, isStepped, isStill } from "./shell.js";
import { Sound } from "./sound.js";
import { describe, linkTo, listTapes, openTapes, ownTape, readLink } from "./tapes.js";

const LATE = 4; // no more frames than this at once: what is later is dropped
const MOST = 12; // milliseconds of running for one picture at the speed "most"
const FUNCTION_KEYS = { F2: "sound", F4: "pause", F8: "keep", F9: "back" };

const held = new Held();
const sound = new Sound();
let screen;
let spectrum;
let tapes;
let tape; // the one in the machine
let own = null; // a file of the visitor's that is none of our tapes: {data, isSnapshot}
let paused = false;
let waits = false; // for a first key or touch: the visitor wants no motion that was not asked for
let isAwake = false; // after the first key or touch
let speed = 1; // 0: as fast as can be
let due = 0; // when the next frame begins, in milliseconds
let inserts = 0;

// Time

/** Run a frame with what is held. */
function frame() {
  const { joystick, start } = readGamepads();
  spectrum.hold(start ? [...held.keys, "ENTER"] : held.keys);
  spectrum.joystick = joystick;
  spectrum.frame();
  if (tape?.rewinds && spectrum.blocks && spectrum.block === spectrum.blocks) {
    spectrum.rewind(); // its menu is at its beginning
    if (!spectrum.instant) spectrum.play();
  }
  const samples = spectrum.sound();
  if (speed === 1) sound.play(samples);
}

/** Run the frames that are due; how many were run. */
function catchUp(now) {
  if (speed === 0) {
    const until = performance.now() + MOST;
    do frame();
    while (performance.now() < until);
    due = now;
    return 1;
  }
  const length = (1000 * spectrum.frameLength) / spectrum.second / speed;
  let count = 0;
  for (; due <= now && count < LATE * Math.max(1, speed); count++) {
    frame();
    due += length;
  }
  if (due <= now) due = now + length;
  return count;
}

function tick(now) {
  if (paused) {
    due = now;
  } else if (catchUp(now)) {
    screen.draw(spectrum);
    tell();
  }
  requestAnimationFrame(tick);
}

/** The line on the screen's border. */
function tell() {
  let text = "";
  if (paused) text = waits ? "Press a key or Go on to begin" : "Paused";
  else if (spectrum.playing) text = `The tape is playing: block ${Math.min(spectrum.block + 1, spectrum.blocks)} of ${spectrum.blocks}`;
  if (byId("state").textContent !== text) byId("state").textContent = text;
}

function fail(error) {
  byId("fault").textContent = `${error.message}: try another tape, or load this page again.`;
}

// Tapes

/** Put a tape into the machine, at once or with stripes and sound. The last one that was asked for wins. */
async function insert({ name, model, slowly }) {
  const mine = ++inserts;
  const found = tapes.get(name) ?? tapes.values().next().value;
  const used = Math.max(model, found.machine);
  const isSnapshot = found.z80 !== null && used === 48 && !slowly;
  const data = await fetchBytes(isSnapshot ? found.z80 : found.tap);
  if (mine !== inserts) return;
  show(found, used);
  byId("fault").textContent = name && found.name !== name ? `There is no tape “${name}”: this is ${found.title}.` : "";
  own = null;
  begin(data, { isSnapshot, model: used, slowly });
}

/** Tell about a tape, and make its touch buttons. */
function show(found, model) {
  tape = found;
  describe(tape, model, tapes);
  byId("back").disabled = !keptMoment(tape.name);
  showPad(Boolean(tape.isOwn));
}

/** Go on from a snapshot, or load a tape. */
function begin(data, { isSnapshot, model, slowly }) {
  held.clear();
  spectrum.model = model;
  spectrum.instant = !slowly;
  if (isSnapshot) spectrum.load(data);
  else spectrum.start(data);
  byId("model").value = String(spectrum.model);
  spectrum.frame();
  due = performance.now();
  screen.draw(spectrum);
  tell();
}

/** The tape's own touch buttons, or all keys. */
function showPad(all) {
  held.clear();
  byId("all").setAttribute("aria-pressed", all);
  byId("pad").classList.toggle("all", all);
  if (all) makeKeyboard(byId("pad"), held);
  else makePad(byId("pad"), tape, held);
  screen.fit();
}

/** Once more from the beginning; the link follows. */
function again(slowly) {
  const model = Number(byId("model").value);
  if (own) {
    begin(own.data, { isSnapshot: own.isSnapshot, model, slowly });
    return;
  }
  history.replaceState(null, "", linkTo({ name: tape.name, model, slowly }));
  insert({ name: tape.name, model, slowly }).catch(fail);
}

// Moments

function keep() {
  try {
    keepMoment(tape.name, spectrum.save());
    byId("back").disabled = false;
  } catch (error) {
    fail(error);
  }
}

function goBack() {
  const data = keptMoment(tape.name);
  if (data) begin(data, { isSnapshot: true, model: spectrum.model, slowly: false });
}

/** A file of the visitor's: a tape, or a moment, which may be one of a tape of ours. */
async function open(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  const isSnapshot = !/\.tap$/i.test(file.name);
  const name = file.name.replace(/\.[^.]*$/, "").replace(/ ?\(\d+\)$/, ""); // "dfs (1).z80" is dfs
  inserts++;
  byId("fault").textContent = "";
  try {
    begin(data, { isSnapshot, model: Number(byId("model").value), slowly: false });
    const ours = isSnapshot && tapes.get(name);
    own = ours ? null : { data, isSnapshot };
    if (ours !== tape) show(ours || ownTape(name, file.name), spectrum.model);
  } catch (error) {
    fail(error);
  }
}

// Controls

/** At the first key or touch: sound, unless the visitor has switched it off; a machine that waited runs. */
function wake(event) {
  if (waits && (event.type === "keydown" ? keyOf(event.code) : event.target.closest?.("#stage"))) pause(false);
  if (isAwake) return;
  isAwake = true;
  if (!event.target.closest?.("#sound") && FUNCTION_KEYS[event.code] !== "sound" && wish("sound") !== "off") setSound(true);
}

async function setSound(on) {
  if (on === sound.isOn) return;
  byId("sound").setAttribute("aria-pressed", on);
  if (on) await sound.on().catch(fail);
  else sound.off();
}

function pause(on) {
  paused = on;
  if (!on) waits = false;
  byId("pause").textContent = on ? "Go on" : "Pause";
  byId("pause").setAttribute("aria-pressed", on);
  held.clear();
  tell();
}

const ACTIONS = {
  pause: () => pause(!paused),
  sound: () => {
    setWish("sound", sound.isOn ? "off" : "on");
    setSound(!sound.isOn);
  },
  full: () => screen.toggle(),
  leave: () => screen.toggle(),
  all: () => showPad(byId("all").getAttribute("aria-pressed") !== "true"),
  tape82: () => again(true),
  again: () => again(false),
  keep,
  back: goBack,
  save: () => download(`${tape.name}.z80`, spectrum.save()),
};

function controls() {
  for (const [id, act] of Object.entries(ACTIONS)) {
    byId(id).addEventListener("click", (event) => {
      act();
      if (event.detail) byId("screen").focus({ preventScroll: true }); // a click, not a key: the keys are the game's again
    });
  }
  addEventListener("keydown", (event) => {
    const id = FUNCTION_KEYS[event.code];
    if (!id || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!byId(id).disabled) ACTIONS[id]();
  });
  byId("model").addEventListener("change", () => again(false));
  byId("speed").addEventListener("change", (event) => { speed = Number(event.target.value); });
  byId("open").addEventListener("change", (event) => {
    if (event.target.files[0]) open(event.target.files[0]);
    event.target.value = "";
  });
  addEventListener("hashchange", () => insert(readLink()).catch(fail));
  addEventListener("gamepadconnected", () => { byId("state").textContent = "The gamepad is a Kempston joystick"; });
  for (const name of ["pointerup", "keydown"]) addEventListener(name, wake, { capture: true });
  const touched = () => byId("stage").classList.add("touch");
  if (navigator.maxTouchPoints > 0) touched();
  addEventListener("pointerdown", ({ pointerType }) => { if (pointerType === "touch") touched(); });
  listen(held);
}

async function main() {
  [tapes, spectrum] = await Promise.all([openTapes(), Spectrum.create(48)]);
  window.spectrum = spectrum;
  screen = new Screen(byId("stage"), byId("glass"), byId("screen"));
  listTapes(tapes);
  controls();
  await insert(readLink());
  byId("screen").focus({ preventScroll: true });
  if (isStepped()) {
    window.step = (count = 1) => {
      for (let i = 0; i < count; i++) frame();
      screen.draw(spectrum);
      tell();
    };
  } else {
    waits = isStill();
    if (waits) pause(true);
    due = performance.now();
    requestAnimationFrame(tick);
  }
  document.body.dataset.ready = "yes";
}

main().catch(fail);
