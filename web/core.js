// core.js - a ZX Spectrum: core.wasm (made of core/core.cpp) with its ROMs, as an object
//
// The picture, keys, tape and sound of a whole frame at a time for games; single calls of routines, their writes and
// their heat for the laboratory. snapshot.js reads and writes .z80 files.

import { readSnapshot, writeSnapshot } from "./snapshot.js";

/** Pixels of a picture, border included; the screen of 256 x 192 begins at 48, 48. */
export const WIDTH = 352;
export const HEIGHT = 280;
export const LEFT = 48;
export const TOP = 48;

/** The registers in the order of the core's numbers. */
const REGISTERS = [
  "af", "bc", "de", "hl", "af_", "bc_", "de_", "hl_", "ix", "iy", "sp", "pc",
  "i", "r", "im", "iff1", "iff2", "t", "halted", "paging", "border", "selected", "frames",
];
const NUMBERS = Object.fromEntries(REGISTERS.map((name, number) => [name, number]));

/** The keys by half-row: address line 8 first, bit 0 first. */
const ROWS = [
  ["CAPS", "Z", "X", "C", "V"], ["A", "S", "D", "F", "G"], ["Q", "W", "E", "R", "T"], ["1", "2", "3", "4", "5"],
  ["0", "9", "8", "7", "6"], ["P", "O", "I", "U", "Y"], ["ENTER", "L", "K", "J", "H"], ["SPACE", "SYMBOL", "M", "N", "B"],
];
const KEYS = new Map(ROWS.flatMap((row, number) => row.map((key, bit) => [key, [number, 1 << bit]])));

const STACK = 0xff00; // where the stack of a call begins
const RETURN = 0x1540; // in a text of the ROM, which no program executes
const BOOT = { 48: 100, 128: 150 }; // frames until the copyright line or the menu stands
const LOAD = { 48: ["J", "SYMBOL+P", "SYMBOL+P", "ENTER"], 128: ["ENTER"] }; // LOAD ""; the menu's Tape Loader
const HELD = 4; // frames for which a key is typed, and then none
const IDLE = 25; // an instant tape has been loaded when no block was asked for in so many frames

let parts; // the compiled core and the ROMs, fetched once

async function fetched(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function load() {
  const [core, ...roms] = await Promise.all(
    ["core.wasm", "roms/48.rom", "roms/128-0.rom", "roms/128-1.rom"].map(fetched),
  );
  return { module: await WebAssembly.compile(core), roms: roms.map((rom) => new Uint8Array(rom)) };
}

/** A Spectrum of 48K or 128K. */
export class Spectrum {
  /** A Spectrum that has just been switched on. */
  static async create(model = 48) {
    parts ??= load();
    const { module, roms } = await parts;
    return new Spectrum(await WebAssembly.instantiate(module, {}), roms, model);
  }

  constructor(instance, roms, model) {
    this.core = instance.exports;
    this.roms = roms;
    this.sampleRate = 44100;
    this.isInstant = true;
    this.reset(model);
    this.image = new Uint8ClampedArray(this.core.memory.buffer, this.core.image(), WIDTH * HEIGHT * 4);
    this.rows = this.#bytes(this.core.keys(), 8);
  }

  #bytes(at, length) {
    return new Uint8Array(this.core.memory.buffer, at, length);
  }

  /** The 16K of a page of RAM, 0 to 7. */
  page(number) {
    return this.#bytes(this.core.page(number), 0x4000);
  }

  /** Switch it off and on. */
  reset(model = this.model) {
    this.model = model;
    this.core.reset(model);
    const roms = model === 128 ? this.roms.slice(1) : this.roms.slice(0, 1);
    roms.forEach((rom, number) => this.#bytes(this.core.page(8 + number), 0x4000).set(rom));
    this.core.instant(this.isInstant);
    this.isContended = true;
  }

  /** Run to the end of the frame; there are 50 in a second. */
  frame() {
    this.core.frame();
  }

  /** The colour of the border, 0 to 7. */
  get border() {
    return this.core.get(NUMBERS.border);
  }

  /** Hold these keys from now on, and let go of all others. "A+B" or BREAK is several. */
  hold(names) {
    this.rows.fill(0xff);
    for (const name of names) {
      for (const key of name.replace("BREAK", "CAPS+SPACE").split("+")) {
        const [row, bit] = KEYS.get(key);
        this.rows[row] &= ~bit;
      }
    }
  }

  /** A Kempston joystick: right 1, left 2, down 4, up 8, fire 16; null: there is none. */
  set joystick(bits) {
    this.core.joystick(bits ?? 0xff);
  }

  /** The sound since the last call, left and right in turn. */
  sound() {
    const count = this.core.take();
    return new Float32Array(this.core.memory.buffer, this.core.samples(), 2 * count).slice();
  }

  /** The T-states in a frame, and in a second. */
  get frameLength() {
    return this.model === 128 ? 70908 : 69888;
  }

  get second() {
    return this.model === 128 ? 3546900 : 3500000;
  }

  // Snapshots

  /** Go on from a .z80 snapshot. */
  load(bytes) {
    const found = readSnapshot(bytes);
    this.reset(found.model);
    found.pages.forEach((data, number) => this.page(number).set(data));
    found.ay.forEach((value, number) => this.core.ay_write(number, value));
    this.set(found.registers);
  }

  /** This moment as a .z80 snapshot. */
  save() {
    const numbers = this.model === 128 ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 2, 5];
    const pages = new Map(numbers.map((number) => [number, this.page(number)]));
    const ay = Array.from({ length: 16 }, (_, number) => this.core.ay_read(number));
    return writeSnapshot({ model: this.model, registers: this.registers, pages, ay });
  }

  // The tape deck

  /** Put a .tap into the deck, rewound and stopped. Throws RangeError if it is too long. */
  insert(bytes) {
    if (bytes.length > this.core.tape_room()) throw new RangeError("the tape is too long");
    this.#bytes(this.core.tape(), bytes.length).set(bytes);
    this.core.insert(bytes.length);
    this.inserted = bytes.length;
  }

  /** Rewind the tape in the deck; it is stopped. */
  rewind() {
    this.core.insert(this.inserted);
  }

  play() {
    this.core.play(1);
  }

  stop() {
    this.core.play(0);
  }

  get playing() {
    return Boolean(this.core.playing());
  }

  /** How many blocks have passed, and how many there are. */
  get block() {
    return this.core.block();
  }

  get blocks() {
    return this.core.blocks();
  }

  /** Does the ROM's loader take blocks at once? Otherwise in real time, with stripes and sound. */
  get instant() {
    return this.isInstant;
  }

  set instant(on) {
    this.isInstant = on;
    this.core.instant(on);
  }

  /** Run until the copyright line or the menu stands. */
  boot() {
    this.#frames(BOOT[this.model]);
  }

  #frames(count) {
    for (let i = 0; i < count; i++) this.frame();
    this.core.take(); // nobody hears what was not waited for
  }

  /** Press keys one after the other; "SYMBOL+P" is two together. */
  type(keys) {
    for (const key of keys) {
      this.hold([key]);
      this.#frames(HELD);
      this.hold([]);
      this.#frames(HELD);
    }
  }

  /** Switch on, type LOAD "" or choose the Tape Loader, play. An instant tape has been loaded on return. */
  start(bytes) {
    this.reset();
    this.insert(bytes);
    this.boot();
    this.type(LOAD[this.model]);
    if (!this.isInstant) {
      this.play();
      return;
    }
    for (let idle = 0, before = 0; idle < IDLE; idle++) {
      this.#frames(1);
      if (this.block !== before) idle = 0;
      before = this.block;
    }
  }

  // Memory and registers

  peek(address) {
    return this.core.peek(address & 0xffff);
  }

  poke(address, value) {
    this.core.poke(address & 0xffff, value & 0xff);
  }

  word(address) {
    return this.peek(address) | (this.peek(address + 1) << 8);
  }

  pokeWord(address, value) {
    this.poke(address, value);
    this.poke(address + 1, value >> 8);
  }

  /** A copy of bytes, as the CPU sees them now. */
  read(address, length) {
    return Uint8Array.from({ length }, (_, i) => this.peek(address + i));
  }

  write(address, bytes) {
    bytes.forEach((value, i) => this.poke(address + i, value));
  }

  /** All registers by name; t: the T-state of the frame. */
  get registers() {
    return Object.fromEntries(REGISTERS.map((name, number) => [name, this.core.get(number)]));
  }

  set(values) {
    for (const [name, value] of Object.entries(values)) this.core.set(NUMBERS[name], Number(value));
  }

  // Routines

  get contended() {
    return this.isContended;
  }

  set contended(on) {
    this.isContended = on;
    this.core.contend(on);
  }

  /** Call a routine with these registers, without interrupts and contention. `returned` is false after the budget. */
  call(address, registers = {}, budget = 70_000_000) {
    const before = this.isContended;
    this.contended = false;
    this.pokeWord(STACK - 2, RETURN);
    this.set({ ...registers, sp: STACK - 2, pc: address, iff1: 0, iff2: 0, halted: 0 });
    const tstates = this.core.call(RETURN, budget);
    this.contended = before;
    const { af, bc, de, hl } = this.registers;
    return { returned: tstates > 0, tstates, carry: Boolean(af & 1), a: af >> 8, bc, de, hl };
  }

  /** Record the writes of calls in these ranges, [first, length] each; none: record nothing. */
  record(ranges = []) {
    const watched = this.#bytes(this.core.watched(), 0x10000);
    watched.fill(0);
    for (const [first, length] of ranges) watched.fill(1, first, first + length);
  }

  /** The writes of the last call: T-states since it began, addresses, values. */
  log() {
    const count = this.core.logged();
    const { buffer } = this.core.memory;
    const t = new Uint32Array(buffer, this.core.log_t(), count).slice();
    const began = this.core.get(NUMBERS.t);
    return {
      t: t.map((value) => value - began),
      address: new Uint16Array(buffer, this.core.log_address(), count).slice(),
      value: new Uint8Array(buffer, this.core.log_value(), count).slice(),
    };
  }

  /** Count executions in the calls that follow, or stop doing so. */
  set hot(on) {
    this.core.hot(on);
  }

  /** How often the instruction at each address was executed since `hot` was set. */
  heat() {
    return new Uint32Array(this.core.memory.buffer, this.core.heat(), 0x10000).slice();
  }
}
