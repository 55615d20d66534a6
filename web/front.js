// front.js - the first page: a maze by Z80 code, seed after seed; the tapes; how fast this browser is as a Z80

import { Library, ofFamily, places } from "./library.js";
import { drawField } from "./picture.js";
import { asTime, byId, element, fetchJson, isStepped, isStill } from "./shell.js";
import { Timeline } from "./timeline.js";

const SIZE = 31;
const SCALE = 12;
const LEAST = 300; // open places: a small cave on a large board is no good beginning
const GROWING = 1100; // milliseconds in which a maze grows
const STANDING = 1500; // and in which its longest route is seen
const MEASURED = 150; // milliseconds of measuring

let library;
let generators;
let shown; // the maze on the canvas
let paused = isStill();
let began = 0;

function draw() {
  drawField(byId("maze"), shown, SCALE);
}

/** Make the next maze, and remember each write for the picture that grows; one that fills its board. */
function next() {
  do make();
  while (shown.cells < LEAST);
}

function make() {
  const { machine } = library;
  const routine = generators[Math.floor(Math.random() * generators.length)];
  const seed = Math.floor(Math.random() * 65536);
  library.prepare(routine, seed, SIZE, SIZE);
  const first = library.address("field");
  const before = machine.read(first, 1024);
  machine.record([[first, 1024]]);
  const call = library.call(routine.label);
  machine.record();
  const timeline = new Timeline(first, before, machine.log(), call.tstates);
  const stats = library.stats();
  shown = { field: timeline.bytes, stride: 32, width: SIZE, height: SIZE, timeline, cells: stats?.cells ?? 0 };
  shown.answer = stats && { route: places(stats.start, stats.route), start: stats.start, finish: stats.finish };
  byId("maker").textContent = routine.name.replaceAll("_", " ");
  byId("time").textContent = asTime(call.tstates);
  byId("seed").textContent = seed;
}

function frame(now) {
  const age = now - began;
  if (age < GROWING) {
    shown.timeline.seek((shown.timeline.tstates * age) / GROWING);
  } else {
    finish();
    if (age > GROWING + STANDING && !paused) {
      next();
      began = now;
    }
  }
  draw();
  if (!paused || age < GROWING) requestAnimationFrame(frame);
}

function finish() {
  shown.timeline.seek(shown.timeline.tstates);
  Object.assign(shown, shown.answer);
}

function start() {
  next();
  if (isStill()) {
    finish();
    draw();
    return;
  }
  began = performance.now();
  requestAnimationFrame(frame);
}

/** The clock of a Z80 that would be as fast as this browser. */
function measure() {
  const routine = generators.find((one) => one.name === "dfs");
  library.prepare(routine, 0, SIZE, SIZE);
  let tstates = 0;
  const from = performance.now();
  let now = from;
  for (let seed = 0; now - from < MEASURED; seed++) {
    library.setWord("rng_seed", seed);
    tstates += library.call(routine.label).tstates;
    now = performance.now();
  }
  const megahertz = Math.round(tstates / (now - from) / 1000);
  byId("speed").textContent = `Your browser is a Z80 of ${megahertz} MHz: ${Math.round(megahertz / 3.5)} Spectrums.`;
}

async function cards() {
  const { tapes } = await fetchJson("data/site.json");
  byId("cards").append(...tapes.map((tape) =>
    element("li", { class: "card" },
      element("a", { href: `play.html#${tape.name}` },
        element("img", { src: tape.card, loading: "lazy", width: 256, height: 192, alt: `The tape ${tape.title} running` }),
        element("h3", { text: tape.title }),
        element("p", { text: tape.summary })))));
  if (isStill()) stillCards();
}

/** Show the first picture only, for those who want nothing to move. */
function stillCards() {
  for (const image of document.querySelectorAll(".card img")) {
    image.addEventListener("load", () => {
      const canvas = element("canvas", { width: 256, height: 192, role: "img", "aria-label": image.alt, class: "screen" });
      canvas.getContext("2d").drawImage(image, 0, 0);
      canvas.style.width = "100%";
      image.replaceWith(canvas);
    }, { once: true });
  }
}

async function main() {
  byId("another").addEventListener("click", start);
  byId("pause").setAttribute("aria-pressed", paused);
  byId("pause").addEventListener("click", () => {
    paused = !paused;
    byId("pause").setAttribute("aria-pressed", paused);
    if (!paused) start();
  });
  cards();
  library = await Library.open("field");
  const all = library.facts;
  generators = ofFamily(all, "generator").filter((one) => !one.name.startsWith("rooms"));
  start();
  if (!isStepped()) setTimeout(measure, 300);
  window.measure = measure;
  document.body.dataset.ready = "yes";
}

main();
