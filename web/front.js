// front.js - the first page: a maze by Z80 code, seed after seed; the tapes; how fast this browser is as a Z80

import { Library, ofFamily, places } from "./library.js";
import { drawField } from "./picture.js";
import { asTime, byId, element, fetchJson, isStepped, isStill, sentence } from "./shell.js";
import { Timeline } from "./timeline.js";

const SIZE = 31;
const LEAST = 300; // open places: a small cave on a large board is no good beginning
const LARGEST = 480; // CSS pixels of the board
/** Milliseconds in which a maze grows, its longest route is drawn, and both are seen. */
const GROWING = 1100;
const WALKING = 900;
const STANDING = 900;
const MEASURED = 250; // milliseconds of measuring
const BATCH = 32; // calls between two looks at the clock

let library;
let generators;
let shown; // the maze on the canvas
let paused = isStill();
let age = 0; // milliseconds since the maze on the canvas was begun
let before = 0; // when the last picture was drawn
let isSeen = true;
let isRunning = false;

/** The maze on its canvas, in whole pixels of the display. */
function draw() {
  const canvas = byId("maze");
  const ratio = devicePixelRatio || 1;
  const { paddingLeft, paddingRight } = getComputedStyle(byId("set"));
  const room = Math.min(byId("set").clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), LARGEST);
  const scale = Math.max(4, Math.floor((room * ratio) / SIZE));
  drawField(canvas, shown, scale);
  canvas.style.width = `${(SIZE * scale) / ratio}px`;
}

/** Make the next maze, and remember each write for the picture that grows; one that fills its board. */
function next() {
  do make();
  while (shown.cells < LEAST);
  age = 0;
  before = performance.now();
}

function make() {
  const { machine } = library;
  const routine = generators[Math.floor(Math.random() * generators.length)];
  const seed = Math.floor(Math.random() * 65536);
  library.prepare(routine, seed, SIZE, SIZE);
  const first = library.address("field");
  const empty = machine.read(first, 1024);
  machine.record([[first, 1024]]);
  const call = library.call(routine.label);
  machine.record();
  const timeline = new Timeline(first, empty, machine.log(), call.tstates);
  const stats = library.stats();
  shown = { field: timeline.bytes, stride: 32, width: SIZE, height: SIZE, timeline, cells: stats?.cells ?? 0 };
  shown.answer = stats && { route: places(stats.start, stats.route), start: stats.start, finish: stats.finish };
  byId("maker").textContent = routine.name.replaceAll("_", " ");
  byId("time").textContent = asTime(call.tstates);
  byId("seed").textContent = seed;
  byId("inlab").href = `lab.html#generate=${routine.name}&seed=${seed}&size=${SIZE}x${SIZE}`;
}

/** Show the maze as it is at its age: growing, then its longest route step by step. */
function showAge() {
  shown.timeline.seek(Math.min(1, age / GROWING) * shown.timeline.tstates);
  delete shown.route;
  delete shown.start;
  delete shown.finish;
  if (age > GROWING && shown.answer) {
    const { route, start, finish } = shown.answer;
    const share = Math.min(1, (age - GROWING) / WALKING);
    Object.assign(shown, { route: route.slice(0, Math.ceil(share * route.length)), start, finish });
  }
  draw();
}

/** Go on by some milliseconds. */
function pass(time) {
  age += time;
  if (age > GROWING + WALKING + STANDING && !paused) next();
  showAge();
}

function frame(now) {
  const time = Math.max(0, Math.min(now - before, 100));
  before = now;
  pass(time);
  isRunning = isSeen && !(paused && age > GROWING + WALKING);
  if (isRunning) requestAnimationFrame(frame);
}

/** Let pictures follow each other, unless they do already, or nothing should move. */
function run() {
  if (isRunning || isStepped() || isStill()) return;
  isRunning = true;
  before = performance.now();
  requestAnimationFrame(frame);
}

function another() {
  next();
  if (isStill()) age = GROWING + WALKING;
  showAge();
  run();
}

/** The clock of a Z80 that would be as fast as this browser is at its best, while nothing else runs. */
function measure() {
  const routine = generators.find((one) => one.name === "dfs");
  library.prepare(routine, 0, SIZE, SIZE);
  let best = 0;
  const until = performance.now() + MEASURED;
  for (let seed = 0, from = performance.now(); from < until; ) {
    let tstates = 0;
    for (let i = 0; i < BATCH; i++) {
      library.setWord("rng_seed", seed++);
      tstates += library.call(routine.label).tstates;
    }
    const now = performance.now();
    if (now > from) best = Math.max(best, tstates / (now - from) / 1000);
    from = now;
  }
  const megahertz = Math.round(best);
  byId("speed").textContent = `Your browser is a Z80 of ${megahertz} MHz: ${Math.round(megahertz / 3.5)} Spectrums.`;
}

async function cards() {
  const { tapes } = await fetchJson("data/site.json");
  byId("cards").append(...tapes.map((tape) =>
    element("li", { class: "card" },
      element("a", { href: `play.html#${tape.name}` },
        element("span", { class: "picture" },
          element("img", { src: tape.card, loading: "lazy", width: 256, height: 192, alt: `The tape ${tape.title} running` })),
        element("h3", { text: tape.title }),
        element("p", { text: sentence(tape.summary) })))));
  if (isStill()) stillCards();
}

/** Show the first picture only, for those who want nothing to move. */
function stillCards() {
  for (const image of document.querySelectorAll(".card img")) {
    const stop = () => {
      const canvas = element("canvas", { width: 256, height: 192, role: "img", "aria-label": image.alt });
      canvas.getContext("2d").drawImage(image, 0, 0);
      image.replaceWith(canvas);
    };
    if (image.complete && image.naturalWidth) stop();
    else image.addEventListener("load", stop, { once: true });
  }
}

function controls() {
  byId("another").addEventListener("click", another);
  byId("pause").hidden = isStill();
  byId("pause").addEventListener("click", () => {
    paused = !paused;
    byId("pause").setAttribute("aria-pressed", paused);
    byId("pause").textContent = paused ? "Go on" : "Pause";
    run();
  });
  addEventListener("resize", draw);
  new IntersectionObserver(([{ isIntersecting }]) => {
    isSeen = isIntersecting;
    if (isSeen) run();
  }).observe(byId("maze"));
}

async function main() {
  cards();
  library = await Library.open("field");
  generators = ofFamily(library.facts, "generator").filter((one) => !one.name.startsWith("rooms"));
  another();
  controls();
  if (isStepped()) window.step = (frames = 1) => pass(20 * frames);
  else setTimeout(measure, 300);
  window.measure = measure;
  document.body.dataset.ready = "yes";
}

main();
