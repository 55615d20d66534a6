// experiment.js - one run of the laboratory: a maze is made, changed and solved by the Z80, and every write is kept
//
// A plan says what to do: {generate, seed, width, height, transforms, solve, tiling, storeys, start, finish, values}. A run has
// phases, one for each call: {name, label, tstates, timeline, kind}. `at(t)` is what to draw at a T-state of them all.

import { Library, facts, places } from "./library.js";
import { Timeline } from "./timeline.js";

/** A routine refused; the message says what to do. */
export class Refusal extends Error {}

const open = new Map(); // libraries by collection

function libraryOf(collection) {
  if (!open.has(collection)) open.set(collection, Library.open(collection));
  return open.get(collection);
}

/** The collection of a plan's routines. */
export function collectionOf(plan, found) {
  if (plan.tiling) return "links";
  const one = found.routines.find((routine) => routine.label === plan.generate);
  return one?.collection ?? "field";
}

/** Call a routine, and keep its writes in ranges of [first, length]. */
function recorded(library, label, ranges, registers = {}) {
  const { machine } = library;
  const before = ranges.map(([first, length]) => machine.read(first, length));
  machine.record(ranges);
  const call = library.call(label, registers);
  machine.record();
  const log = machine.log();
  const timelines = ranges.map(([first], i) => new Timeline(first, before[i], log, call.tstates));
  return { call, timelines };
}

/** Carry out a plan. Throws Refusal. */
export async function carryOut(plan) {
  const found = await facts();
  const collection = collectionOf(plan, found);
  const library = await libraryOf(collection);
  const routine = (label) => found.routines.find((one) => one.label === label);
  const run = { plan, library, collection, found, phases: [] };
  generate(run, routine(plan.generate));
  for (const label of plan.transforms) transform(run, routine(label));
  if (collection === "field") run.stats = library.stats();
  ends(run);
  if (plan.bands && collection === "field") run.bands = library.bands(run.start);
  if (plan.solve) solve(run, routine(plan.solve));
  run.tstates = run.phases.reduce((sum, phase) => sum + phase.tstates, 0);
  return run;
}

function mazeRange({ library, collection }) {
  if (collection === "links") return [library.address("links"), 1024];
  if (collection !== "large") return [library.address("field"), 1024];
  return [library.word("big_field"), library.byte("big_width") * library.byte("big_height")];
}

function generate(run, routine) {
  const { plan, library, collection } = run;
  if (collection === "links") {
    library.select(run.found.tilings.find((one) => one.name === plan.tiling), plan.storeys);
  }
  library.prepare(routine, plan.seed, plan.width, plan.height, plan.values);
  const { call, timelines } = recorded(library, routine.label, [mazeRange(run)]);
  if (!call.returned) throw new Refusal(`${routine.name} took too long: choose a smaller size.`);
  if (call.carry) throw new Refusal(sizeAdvice(run));
  run.phases.push({ name: routine.name, label: routine.label, kind: "maze", tstates: call.tstates, timeline: timelines[0] });
}

function sizeAdvice({ plan, collection, found }) {
  if (collection === "large") return "A large maze has odd numbers of characters, 5 to 127, across and down.";
  if (collection === "field") return "A maze has odd numbers of characters, 5 to 31, across and down.";
  const tiling = found.tilings.find((one) => one.name === plan.tiling);
  return `A maze of this tiling has ${tiling.least[1]} to 32 columns and ${tiling.least[0]} to 32 rows; this generator may take fewer.`;
}

function transform(run, routine) {
  const { plan, library } = run;
  library.setParameters(plan.values);
  const registers = routine.ends ? { start: plan.start ?? [1, 1], finish: plan.finish ?? corner(run) } : {};
  const { call, timelines } = recorded(library, routine.label, [mazeRange(run)], registers);
  if (call.carry) throw new Refusal(`${routine.name} cannot change this maze: ${routine.refuses || "choose another one"}.`);
  run.phases.push({ name: routine.name, label: routine.label, kind: "maze", tstates: call.tstates, timeline: timelines[0] });
}

function corner({ library, collection, plan }) {
  if (collection === "field") return [library.byte("field_height") - 2, library.byte("field_width") - 2];
  return [plan.height - 2, plan.width - 2];
}

/** Where the way begins and ends: as planned, else the corners, else the ends of the longest route. */
function ends(run) {
  const { plan, library, collection, stats } = run;
  if (collection === "links") {
    const place = (label) => [library.word(label) >> 8, library.word(label) & 0xff];
    run.start = plan.start ?? place("links_entrance");
    run.finish = plan.finish ?? place("links_exit");
    return;
  }
  const field = library.field();
  const isOpen = ([row, column]) => field[row * library.stride + column] < 128;
  const far = corner(run);
  const corners = isOpen([1, 1]) && isOpen(far);
  run.start = plan.start ?? (corners || !stats ? [1, 1] : stats.start);
  run.finish = plan.finish ?? (corners || !stats ? far : stats.finish);
}

/** The bytes in which a solver notes what it has visited: first, length. */
function notesRange({ at, stride, packed }) {
  return [at, 31 * stride + (packed ? 8 : 32)];
}

/** Set all notes to "not visited", so that those of the solver before are not shown; the solver does so itself, later. */
function clearNotes(machine, notes) {
  const [first, length] = notesRange(notes);
  machine.write(first, new Uint8Array(length).fill(notes.free));
}

function solve(run, routine) {
  const { plan, library, collection } = run;
  library.setParameters(plan.values);
  const { notes } = routine;
  const ranges = [];
  if (notes) {
    clearNotes(library.machine, notes);
    ranges.push(notesRange(notes));
  }
  const walks = "walked" in library.symbols && /tremaux|wall/.test(routine.name) && collection === "field";
  if (walks) ranges.push([library.address("walked"), 2048]);
  const { call, timelines } = recorded(library, routine.label, ranges, { start: run.start, finish: run.finish });
  if (call.carry) throw new Refusal("There is no route between these ends: choose others, by a click or in the boxes.");
  const codes = library.route();
  run.steps = collection === "large" ? library.word("big_route_length") : codes.length;
  run.codes = codes;
  if (collection !== "links") run.route = places(run.start, codes);
  const phase = { name: routine.name, label: routine.label, kind: "way", tstates: call.tstates };
  if (notes) Object.assign(phase, { notes, noted: timelines[0] });
  if (walks) Object.assign(phase, { walked: timelines.at(-1), length: library.word("walked_length") });
  run.phases.push(phase);
}

/** Field, marks and route at a T-state of the whole run. */
export function at(run, t) {
  const maze = run.phases.filter((phase) => phase.kind === "maze");
  let begun = 0;
  let bytes = null;
  for (const phase of maze) {
    phase.timeline.seek(t - begun);
    if (!bytes || t >= begun) bytes = phase.timeline.bytes;
    begun += phase.tstates;
  }
  const shown = { bytes, made: t >= begun };
  const way = run.phases.find((phase) => phase.kind === "way");
  if (!way || t < begun) return shown;
  if (way.notes) shown.looked = lookedAt(way, bytes, t - begun);
  if (way.walked) shown.walked = walkedTo(run, way, t - begun);
  if (t >= begun + way.tstates) shown.route = run.route ?? [];
  return shown;
}

/** 32 x 32 bytes: which open cells of the field the search has visited so far, by its own notes. */
function lookedAt({ notes, noted }, field, t) {
  noted.seek(t);
  const { bytes } = noted;
  return Uint8Array.from({ length: 1024 }, (_, i) => (field[i] < 128 && isVisited(notes, bytes, i >> 5, i & 31) ? 1 : 0));
}

/** Is the note of a place another than that of places not visited? */
function isVisited({ stride, free, packed, paged }, bytes, row, column) {
  if (!packed) {
    const note = bytes[row * stride + column];
    return note !== free && !(paged && note === 255); // 255: the field is not copied yet
  }
  const note = (bytes[row * stride + (column >> 2)] >> (6 - 2 * (column & 3))) & 3;
  return note === 1 || note === 2; // 3: a wall, or not copied yet
}

function walkedTo(run, way, t) {
  way.walked.seek(t);
  const count = Math.min(way.walked.done, way.length);
  return places(run.start, way.walked.bytes.slice(0, count).filter((code) => code < 8));
}

/** The moment of the write before t (direction -1) or after it (1), in the T-states of the whole run; else its start or end. */
export function nextWrite(run, t, direction) {
  let found = direction > 0 ? run.tstates : 0;
  let begun = 0;
  for (const { timeline, noted, walked, tstates } of run.phases) {
    for (const one of [timeline, noted, walked]) {
      const near = one?.near(t - begun, direction);
      if (near !== null && near !== undefined) found = direction > 0 ? Math.min(found, begun + near) : Math.max(found, begun + near);
    }
    begun += tstates;
  }
  return found;
}

/** Attributes: lines on black for the screen, on white for paper. */
export const ON_BLACK = 0x47;
export const ON_WHITE = 0x78;

/** Draw the maze of a tiling by the Z80: the screen's 6,912 bytes. Throws Refusal if it does not fit. */
export async function drawnTiling(run, bytes, withRoute, colours = ON_BLACK) {
  const drawing = await libraryOf("drawing");
  const { machine } = drawing;
  const { plan, library } = run;
  machine.write(0x4000, new Uint8Array(6912).fill(colours, 6144));
  const tiling = run.found.tilings.find((one) => one.name === plan.tiling);
  const values = {
    tiling: tiling.number, tiling_storeys: plan.storeys, tiling_floor: 255,
    tiling_rows: library.byte("tiling_rows"), tiling_columns: library.byte("tiling_columns"), // a change may double them
    circle_entrance: library.byte("circle_entrance"), circle_centre: library.byte("circle_centre"), mask_used: 0,
  };
  for (const [label, value] of Object.entries(values)) drawing.setByte(label, value);
  machine.write(drawing.address("links"), bytes);
  for (const label of ["links_entrance", "links_exit"]) drawing.setWord(label, library.word(label));
  const kind = plan.tiling === "square" && bytes.some((byte) => byte & 0x0A) ? "weave" : "tiling"; // odd bits: crossings
  if (kind === "tiling" && !drawing.call("tiling_fit").carry) drawing.call("tiling_both");
  if (drawing.call(`${kind}_draw`).carry) throw new Refusal("This board is too large for the Spectrum’s screen: choose fewer columns or rows.");
  if (withRoute && run.codes) {
    machine.write(drawing.address("route"), run.codes);
    drawing.setWord("route_length", run.codes.length);
    drawing.call(`${kind}_route`, { start: run.start });
  }
  if (kind === "tiling") {
    machine.write(drawing.address("links"), bytes);
    drawing.call("tiling_arrows");
  }
  return machine.read(0x4000, 6912);
}
