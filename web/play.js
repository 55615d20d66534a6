// play.js - the tapes in a Spectrum: choose one, play it by keys, touch or gamepad, keep a moment and come back to it
//
// The link chooses: play.html#corridor, #corridor/128, #corridor/1982. With ?step nothing runs by itself: step(n) does.

import { HEIGHT, Spectrum, WIDTH } from "./core.js";
import { Held, listen, makeKeyboard, makePad, readGamepads } from "./keys.js";
import { byId, download, element, fetchBytes, fetchJson, isStepped } from "./shell.js";
import { Sound } from "./sound.js";

const LATE = 4; // no more frames than this at once: what is later is dropped
const KEPT = "mazes-kept-"; // in the browser's store, with the name of the tape

const held = new Held();
const sound = new Sound();
let spectrum;
let tapes; // all tapes and programs by name
let tape; // the one in the machine
let paused = false;
let speed = 1;
let due = 0; // when the next frame begins, in milliseconds
let bytes; // of the tape, for one that was opened from a file

const picture = () => byId("screen").getContext("2d");

function draw() {
  picture().putImageData(new ImageData(spectrum.image, WIDTH, HEIGHT), 0, 0);
}

/** Run a frame with what is held. */
function frame() {
  const { joystick, start } = readGamepads();
  spectrum.hold(start ? [...held.keys, "ENTER"] : held.keys);
  spectrum.joystick = joystick;
  spectrum.frame();
  const samples = spectrum.sound();
  if (speed <= 1) sound.play(samples);
}

function tick(now) {
  const length = (1000 * spectrum.frameLength) / spectrum.second / speed;
  if (!paused) {
    let count = 0;
    while (due <= now && count < LATE * Math.max(1, speed)) {
      frame();
      due += length;
      count++;
    }
    if (due <= now) due = now + length;
    if (count) draw();
    tell();
  } else {
    due = now;
  }
  requestAnimationFrame(tick);
}

/** The line below the screen. */
function tell() {
  let text = paused ? "Paused" : "";
  if (!paused && spectrum.playing) text = `The tape is playing: block ${spectrum.block + 1} of ${spectrum.blocks}`;
  if (byId("state").textContent !== text) byId("state").textContent = text;
}

function fail(error) {
  byId("fault").textContent = `${error.message}: try another tape, or load this page again.`;
}

// Tapes

/** What the link asks for: a tape, a model, the way of 1982. */
function wanted() {
  const [name, ...words] = location.hash.slice(1).split("/");
  return { name, model: words.includes("128") ? 128 : 48, slowly: words.includes("1982") };
}

/** Put a tape into the machine, at once or with stripes and sound. */
async function insert({ name, model, slowly }) {
  tape = tapes.get(name) ?? tapes.values().next().value;
  bytes = null;
  byId("fault").textContent = "";
  describe();
  model = Math.max(model, tape.machine);
  byId("model").value = String(model);
  const data = await fetchBytes(tape.z80 && model === 48 && !slowly ? tape.z80 : tape.tap);
  begin(data, tape.z80 !== null && model === 48 && !slowly, model, slowly);
  byId("back").disabled = !stored();
}

function begin(data, isSnapshot, model, slowly) {
  held.clear();
  spectrum.model = model;
  spectrum.instant = !slowly;
  if (isSnapshot) spectrum.load(data);
  else spectrum.start(data);
  spectrum.frame();
  due = performance.now();
  draw();
}

function describe() {
  document.title = `${tape.title} - Mazes for the ZX Spectrum`;
  byId("title").textContent = tape.title;
  byId("summary").textContent = `${tape.summary[0].toUpperCase()}${tape.summary.slice(1)}.`;
  byId("screen").setAttribute("aria-label", `The Spectrum’s screen: ${tape.title}`);
  byId("keys").replaceChildren(...tape.keys.flatMap(({ keys, text }) => [
    element("dt", {}, ...keys.map((key) => element("span", { class: "key", text: key }))),
    element("dd", { text }),
  ]));
  showPad(false);
  for (const link of byId("tapes").querySelectorAll("a")) {
    if (link.dataset.name === tape.name) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** The tape's own touch buttons, or all keys. */
function showPad(all) {
  held.clear();
  byId("all").setAttribute("aria-pressed", all);
  if (all) makeKeyboard(byId("pad"), held, wake);
  else makePad(byId("pad"), tape.buttons, held, wake);
}

function list() {
  const item = (one, part) =>
    element("li", { class: part ? "part" : null }, element("a", { href: `#${one.name}`, "data-name": one.name, title: one.summary, text: part ? `${one.title}: ${one.summary}` : one.title }));
  for (const one of [...tapes.values()].filter((found) => !found.of)) {
    byId("tapes").append(item(one, false), ...one.programs.map((part) => item(part, true)));
  }
}

// Moments

function stored() {
  try {
    return localStorage.getItem(KEPT + tape.name);
  } catch {
    return null;
  }
}

function keep() {
  try {
    localStorage.setItem(KEPT + tape.name, btoa([...spectrum.save()].map((byte) => String.fromCharCode(byte)).join("")));
    byId("back").disabled = false;
  } catch (error) {
    fail(error);
  }
}

function goBack() {
  const text = stored();
  if (text) restore(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
}

function restore(data) {
  spectrum.load(data);
  byId("model").value = String(spectrum.model);
  spectrum.frame();
  draw();
}

async function open(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  byId("fault").textContent = "";
  try {
    if (file.name.toLowerCase().endsWith(".tap")) {
      bytes = data;
      begin(data, false, Number(byId("model").value), false);
    } else {
      restore(data);
    }
  } catch (error) {
    fail(error);
  }
}

// Controls

/** Sound may begin at the first key or click, as the visitor wants it. */
function wake() {
  if (sound.wanted && !sound.isOn) sound.on().catch(fail);
}

function pause(on) {
  paused = on;
  byId("pause").textContent = on ? "Go on" : "Pause";
  byId("pause").setAttribute("aria-pressed", on);
  tell();
}

function again(slowly) {
  const model = Number(byId("model").value);
  if (bytes) begin(bytes, false, model, slowly);
  else insert({ name: tape.name, model, slowly }).catch(fail);
  byId("screen").focus();
}

function controls() {
  byId("pause").addEventListener("click", () => pause(!paused));
  byId("sound").addEventListener("click", async () => {
    sound.wanted = !sound.isOn;
    if (sound.isOn) sound.off();
    else await sound.on().catch(fail);
    byId("sound").setAttribute("aria-pressed", sound.isOn);
  });
  byId("full").addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : byId("stage").requestFullscreen()));
  byId("all").addEventListener("click", () => showPad(byId("all").getAttribute("aria-pressed") !== "true"));
  byId("tape82").addEventListener("click", () => again(true));
  byId("again").addEventListener("click", () => again(false));
  byId("model").addEventListener("change", () => again(false));
  byId("speed").addEventListener("change", (event) => { speed = Number(event.target.value); });
  byId("keep").addEventListener("click", keep);
  byId("back").addEventListener("click", goBack);
  byId("save").addEventListener("click", () => download(`${tape.name}.z80`, spectrum.save()));
  byId("open").addEventListener("change", (event) => { if (event.target.files[0]) open(event.target.files[0]); event.target.value = ""; });
  addEventListener("hashchange", () => insert(wanted()).catch(fail));
  addEventListener("gamepadconnected", () => { byId("state").textContent = "The gamepad is a Kempston joystick."; });
  const typed = "INPUT, SELECT, TEXTAREA, BUTTON, A, LABEL";
  listen(held, (event) => event.target === byId("screen") || !event.target.closest?.(typed), wake);
}

async function main() {
  const { tapes: found } = await fetchJson("data/site.json");
  tapes = new Map(found.flatMap((one) => [one, ...one.programs.map((part) => ({ ...part, of: one.name, programs: [] }))]).map((one) => [one.name, one]));
  spectrum = await Spectrum.create(48);
  window.spectrum = spectrum;
  list();
  controls();
  await insert(wanted());
  byId("screen").focus({ preventScroll: true });
  if (isStepped()) {
    window.step = (count = 1) => {
      for (let i = 0; i < count; i++) frame();
      draw();
      tell();
    };
  } else {
    due = performance.now();
    requestAnimationFrame(tick);
  }
  document.body.dataset.ready = "yes";
}

main().catch(fail);
