// library.js - the Z80 routines from JavaScript: an assembled image in a Spectrum, its routines called by their labels
//
// As the project's Python package does it: inputs are set in variables, results are read from the field, the route and
// the figures. Nothing about mazes is computed here.

import { Spectrum } from "./core.js";
import { fetchBytes, fetchJson } from "./shell.js";

export const STRIDE = 32; // bytes from row to row of a field, and of the links of a tiling
const LARGE_FIELD = 0xb600; // where a large field is put
const LARGE_LEAST = 32;

/** The facts about all routines. */
export function facts() {
  return fetchJson("data/routines.json");
}

/** The routines of a family, such as "generator", in the order of the menu. */
export function ofFamily(found, family) {
  const order = (one) => one.menu ?? 1000;
  return found.routines.filter((one) => one.family === family).sort((a, b) => order(a) - order(b));
}

/** All routines of a collection in a Spectrum of 48K; if they do not fit together, an image of some, and others when they are called. */
export class Library {
  /** collection: field, large, links, pictures, or drawing. */
  static async open(collection) {
    const found = await facts();
    const stated = Object.values(found.collections[collection]);
    const [machine, ...all] = await Promise.all([Spectrum.create(48), ...stated.map((one) => fetchBytes(one.image))]);
    const images = stated.map(({ org, symbols }, i) => ({ org, symbols, bytes: all[i] }));
    return new Library(machine, images, found, collection);
  }

  constructor(machine, images, found, collection) {
    this.machine = machine;
    this.images = images;
    this.facts = found;
    this.collection = collection;
    this.load(images[0]);
    this.setParameters({});
  }

  /** Put an image into memory; the variables are at the same addresses in all. */
  load({ org, symbols, bytes }) {
    this.symbols = symbols;
    this.machine.write(org, bytes);
  }

  /** The address of a label, whose image is then in memory. */
  address(label) {
    if (!(label in this.symbols)) {
      const other = this.images.find(({ symbols }) => label in symbols);
      if (!other) throw new Error(`there is no routine or variable ${label}`);
      this.load(other);
    }
    return this.symbols[label];
  }

  byte(label) {
    return this.machine.peek(this.address(label));
  }

  word(label) {
    return this.machine.word(this.address(label));
  }

  setByte(label, value) {
    this.machine.poke(this.address(label), value);
  }

  setWord(label, value) {
    this.machine.pokeWord(this.address(label), value);
  }

  /** Set all parameters to their defaults, then these. */
  setParameters(values) {
    for (const [label, one] of Object.entries(this.facts.parameters)) {
      if (!(label in this.symbols)) continue;
      const value = Number(values[label] ?? one.default);
      if (one.bytes === 2) this.setWord(label, value);
      else this.setByte(label, value);
    }
  }

  /** Seed, width and height in characters or cells, and parameters; the maze in memory stays. */
  setInputs(seed, width, height, values = {}) {
    this.setWord("rng_seed", seed);
    const first = { links: "tiling_columns", large: "maze_width" }[this.collection] ?? "field_width";
    const second = { links: "tiling_rows", large: "maze_height" }[this.collection] ?? "field_height";
    if (first in this.symbols) {
      this.setByte(first, width);
      this.setByte(second, height);
    }
    this.setParameters(values);
  }

  /** Call a routine by its label; start and finish are [row, column]. */
  call(label, { start, finish, ...registers } = {}) {
    const values = { ...registers };
    if (start) values.de = (start[0] << 8) | start[1];
    if (finish) values.hl = (finish[0] << 8) | finish[1];
    return this.machine.call(this.address(label), values);
  }

  /** Set what a generator reads; the maze before it for one that changes a maze. */
  prepare(routine, seed, width, height, values = {}) {
    if (this.collection === "large") this.place(width, height);
    if (routine.after) {
      this.setInputs(seed, width, height);
      this.call(routine.after);
    }
    this.setInputs(seed, width, height, values);
  }

  /** Make a maze: what `call` returns. */
  generate(routine, seed, width, height, values = {}) {
    this.prepare(routine, seed, width, height, values);
    return this.call(routine.label);
  }

  /** Put the large field in memory, as large as a maze needs. */
  place(width, height) {
    this.setWord("big_field", LARGE_FIELD);
    this.setByte("big_width", Math.min(Math.max(width + 1, LARGE_LEAST), 128));
    this.setByte("big_height", Math.min(Math.max(height + 1, LARGE_LEAST), 128));
  }

  /** The tiling for the routines of `links`. */
  select(tiling, storeys = 1) {
    this.setByte("tiling", tiling.number);
    this.setByte("tiling_storeys", storeys);
    this.setByte("mask_used", 0);
  }

  /** The field: bytes row by row, bit 7 set for a wall; a large one with its own width. */
  field() {
    if (this.collection !== "large") return this.machine.read(this.address("field"), STRIDE * STRIDE);
    return this.machine.read(this.word("big_field"), this.byte("big_width") * this.byte("big_height"));
  }

  /** The bytes from row to row of `field`. */
  get stride() {
    return this.collection === "large" ? this.byte("big_width") : STRIDE;
  }

  /** The links of a tiling: 32 x 32 bytes, a bit for each open direction. */
  links() {
    return this.machine.read(this.address("links"), STRIDE * STRIDE);
  }

  /** The codes of the last route: 0 up, then clockwise, 7 up and left. */
  route() {
    const large = this.collection === "large";
    const length = this.word(large ? "big_route_length" : "route_length");
    return this.machine.read(this.address(large ? "big_route" : "route"), length);
  }

  /** The figures of the maze in the field, by maze_stats; null if nothing is open. */
  stats() {
    const call = this.call("maze_stats");
    if (call.carry) return null;
    const place = (label) => [this.word(label) >> 8, this.word(label) & 0xff];
    return {
      cells: this.word("stats_cells"), deadEnds: this.word("stats_dead_ends"), junctions: this.word("stats_junctions"),
      parts: this.word("stats_parts"), longest: call.bc, start: place("stats_start"), finish: place("stats_finish"),
      route: this.route(),
    };
  }

  /** Distances from a place in five bands, by distance_bands: 32 x 32 bytes, 1 near to 5 far. */
  bands(start) {
    if (this.call("distance_bands", { start }).carry) return null;
    const work = this.machine.read(this.address("WAVE_FIRST"), STRIDE * (STRIDE + 1));
    return Uint8Array.from({ length: STRIDE * STRIDE }, (_, i) => work[(i >> 5) * (STRIDE + 1) + (i & 31)]);
  }
}

const STEPS = [[-1, 0], [-1, 1], [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1]];

/** The places of a route in a field, from its start on. */
export function places(start, codes) {
  const found = [start];
  let [row, column] = start;
  for (const code of codes) {
    row += STEPS[code][0];
    column += STEPS[code][1];
    found.push([row, column]);
  }
  return found;
}
