// snapshot.js - .z80 snapshots: version 1 to 3 are read, version 3 is written; 48K and 128K

const HEADER = 30;
const LONG = 54; // the second header of version 3
const PAGE = 0x4000;
const MODEL_128 = { 2: 3, 3: 4 }; // the first hardware number that is a 128K, by version
const OF_48 = [[8, 5], [4, 2], [5, 0]]; // the numbers in the file, and the pages
const PLAIN = 0xffff; // the length of a page that is not packed

/** Undo the packing: ED ED count value. */
function unpacked(data, length) {
  const out = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < data.length && to < length; ) {
    if (data[at] === 0xed && data[at + 1] === 0xed) {
      out.fill(data[at + 3], to, to + data[at + 2]);
      to += data[at + 2];
      at += 4;
    } else {
      out[to++] = data[at++];
    }
  }
  return out;
}

function registersOf(data) {
  const word = (at) => data[at] | (data[at + 1] << 8);
  const pair = (at) => (data[at] << 8) | data[at + 1];
  const flags = data[12] === 255 ? 1 : data[12];
  return {
    af: pair(0), bc: word(2), hl: word(4), pc: word(6), sp: word(8), i: data[10],
    r: (data[11] & 0x7f) | ((flags & 1) << 7), border: (flags >> 1) & 7, de: word(13), bc_: word(15), de_: word(17),
    hl_: word(19), af_: pair(21), iy: word(23), ix: word(25), iff1: data[27] && 1, iff2: data[28] && 1, im: data[29] & 3,
    halted: 0,
  };
}

/**
 * Read a snapshot: {model, registers, pages: Map of page number to 16K, ay: 16 values}.
 * Throws Error for what is not one.
 */
export function readSnapshot(data) {
  if (data.length < HEADER + 2) throw new Error("this is not a .z80 snapshot");
  const registers = registersOf(data);
  const pages = new Map();
  if (registers.pc) {
    const body = data.subarray(HEADER);
    const ram = data[12] & 0x20 ? unpacked(body, 3 * PAGE) : body;
    [5, 2, 0].forEach((page, i) => pages.set(page, ram.slice(i * PAGE, (i + 1) * PAGE)));
    return { model: 48, registers, pages, ay: [] };
  }
  const length = data[30] | (data[31] << 8);
  const version = length === 23 ? 2 : 3;
  const model = data[34] >= MODEL_128[version] && data[34] < 7 ? 128 : 48;
  registers.pc = data[32] | (data[33] << 8);
  registers.paging = model === 128 ? data[35] : 0;
  registers.selected = data[38] & 15;
  registers.t = version === 3 ? tstates(data, model) : 0;
  for (let at = HEADER + 2 + length; at + 3 <= data.length; ) {
    const size = data[at] | (data[at + 1] << 8);
    const number = data[at + 2];
    const end = at + 3 + (size === PLAIN ? PAGE : size);
    const page = model === 128 ? number - 3 : new Map(OF_48).get(number);
    if (page >= 0 && page < 8) {
      const body = data.subarray(at + 3, end);
      pages.set(page, size === PLAIN ? body.slice() : unpacked(body, PAGE));
    }
    at = end;
  }
  if (!pages.has(5)) throw new Error("this .z80 snapshot has no screen");
  return { model, registers, pages, ay: model === 128 ? [...data.subarray(39, 55)] : [] };
}

/** The T-state of the frame: a quarter of the frame counts down, four quarters count up. */
function tstates(data, model) {
  const quarter = model === 128 ? 17727 : 17472;
  const low = data[55] | (data[56] << 8);
  return ((data[57] + 1) % 4) * quarter + (quarter - 1 - low);
}

/** Write a snapshot of version 3 from what `readSnapshot` gives. */
export function writeSnapshot({ model, registers: r, pages, ay }) {
  const head = new Uint8Array(HEADER + 2 + LONG);
  const word = (at, value) => head.set([value & 0xff, value >> 8], at);
  const pc = (r.pc - (r.halted ? 1 : 0)) & 0xffff; // a halted Z80 is at its HALT again
  head.set([r.af >> 8, r.af & 0xff], 0);
  [[2, r.bc], [4, r.hl], [8, r.sp], [13, r.de], [15, r.bc_], [17, r.de_], [19, r.hl_], [23, r.iy], [25, r.ix]].forEach(
    ([at, value]) => word(at, value),
  );
  head.set([r.i, r.r & 0x7f, (r.r >> 7) | (r.border << 1)], 10);
  head.set([r.af_ >> 8, r.af_ & 0xff], 21);
  head.set([r.iff1, r.iff2, r.im], 27);
  word(30, LONG);
  word(32, pc);
  head[34] = model === 128 ? 4 : 0;
  head[35] = model === 128 ? r.paging : 0;
  head[37] = 3;
  head[38] = r.selected;
  head.set(ay, 39);
  const quarter = model === 128 ? 17727 : 17472;
  word(55, quarter - 1 - (r.t % quarter));
  head[57] = (Math.floor(r.t / quarter) + 3) % 4;
  const numbers = model === 128 ? [...pages.keys()].map((page) => [page + 3, page]) : OF_48;
  const parts = [head];
  for (const [number, page] of numbers) parts.push(Uint8Array.of(PLAIN & 0xff, PLAIN >> 8, number), pages.get(page));
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
