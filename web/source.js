// source.js - the source of a routine with the heat of a run: how often each line was executed, as number and colour

import { Library, facts, ofFamily } from "./library.js";
import { fillRoutines, inRange, named } from "./pickers.js";
import { asNumber, asTime, byId, download, element, fetchJson, readState, writeState } from "./shell.js";

const SIZES = { field: [31, 31], large: [63, 63], links: [15, 10], pictures: [0, 0] };

let found;
let families; // of routines that a program calls
let heat; // executions by "file:line"
let files; // the files that ran, with their executions
const texts = new Map();

function routine() {
  return found.routines.find((one) => one.label === byId("routine").value);
}

/** Run the routine on a maze of the seed: T-states, and executions by file and line. */
async function measure(one, seed) {
  const library = await Library.open(one.collection);
  const { machine } = library;
  const [width, height] = SIZES[one.collection];
  const prefix = one.collection === "field" ? "" : `${one.collection} `;
  if (one.collection === "links") library.select(found.tilings.find((tiling) => tiling.name === "hexagon"));
  const registers = {};
  if (one.family === `${prefix}generator`) {
    library.prepare(one, seed, width, height);
  } else if (one.collection === "pictures") {
    library.setInputs(seed, width, height);
  } else {
    const maker = one.after ? found.routines.find((other) => other.label === one.after) : ofFamily(found, `${prefix}generator`).find((other) => other.name === "dfs" || other.name === "dfs_large");
    library.generate(maker, seed, width, height);
    library.setParameters({});
    const far = one.collection === "links" ? [height - 1, width - 1] : [height - 2, width - 2];
    const near = one.collection === "links" ? [0, 0] : [1, 1];
    Object.assign(registers, { start: near, finish: far });
    if (one.label.startsWith("pick_")) Object.assign(registers, { start: null, hl: library.address("generate_dfs"), bc: 4 << 8, finish: null });
  }
  machine.hot = true;
  const call = library.call(one.label, registers);
  machine.hot = false;
  return { call, counts: machine.heat(), trace: await fetchJson(`data/source/${one.collection}.json`) };
}

/** Add the executions of addresses to their lines. */
function byLine({ counts, trace }) {
  heat = new Map();
  files = new Map();
  for (const [address, file, line] of trace.lines) {
    if (!counts[address]) continue;
    const name = trace.files[file];
    const key = `${name}:${line}`;
    heat.set(key, (heat.get(key) ?? 0) + counts[address]);
    files.set(name, (files.get(name) ?? 0) + counts[address]);
  }
}

async function go() {
  const one = routine();
  const seed = inRange(byId("seed").value, 0, 65535, 1997);
  writeState({ routine: one.label, seed });
  byId("fault").textContent = "";
  const measured = await measure(one, seed);
  byLine(measured);
  if (!files.size) files.set(one.file, 0);
  const sorted = [...files].sort(([a], [b]) => (a === one.file ? -1 : b === one.file ? 1 : files.get(b) - files.get(a)));
  byId("file").replaceChildren(...sorted.map(([name, count]) => element("option", { value: name, text: `asm/${name} (${asNumber(count)})` })));
  const [width, height] = SIZES[one.collection];
  byId("told").textContent = measured.call.carry
    ? "It refused this maze, so only its tests ran."
    : `${one.what}: ${asNumber(measured.call.tstates)} T = ${asTime(measured.call.tstates)} for a maze of ${width} x ${height}; the numbers are executions. ${one.bytes} bytes.`;
  const kind = { generator: "generate", solver: "solve", change: "transform" }[one.family.split(" ").at(-1)];
  byId("lab").href = `lab.html#${one.collection === "links" ? "tiling=hexagon&" : ""}${kind ?? "generate"}=${kind ? one.name : "dfs"}&seed=${seed}`;
  await show();
  document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
}

async function textOf(name) {
  if (!texts.has(name)) {
    const answer = await fetch(`data/asm/${name}`);
    if (!answer.ok) throw new Error(`data/asm/${name}: ${answer.status}`);
    texts.set(name, await answer.text());
  }
  return texts.get(name);
}

/** The chosen file, with the heat of each line. */
async function show() {
  const name = byId("file").value;
  const rows = (await textOf(name)).replace(/\n$/, "").split("\n");
  const most = Math.max(1, ...rows.map((_, i) => heat.get(`${name}:${i + 1}`) ?? 0));
  byId("code").replaceChildren(element("table", {}, element("tbody", {}, ...rows.map((row, i) => line(row, i + 1, heat.get(`${name}:${i + 1}`) ?? 0, most)))));
  byId("code").scrollTop = 0;
}

function line(text, number, count, most) {
  const share = count ? Math.log(count + 1) / Math.log(most + 1) : 0;
  const comment = text.indexOf(";");
  const code = comment < 0 ? text : text.slice(0, comment);
  return element("tr", { id: `L${number}`, "data-count": count },
    element("td", { class: "line", text: number }),
    element("td", { class: "heat", style: count ? `background: rgb(${Math.round(40 + 175 * share)} ${Math.round(25 * (1 - share))} 0)` : null, text: count ? asNumber(count) : "" }),
    element("td", {}, code, comment < 0 ? null : element("span", { class: "comment", text: text.slice(comment) })));
}

function toHottest() {
  const rows = [...byId("code").querySelectorAll("tr")];
  const hottest = rows.reduce((best, row) => (Number(row.dataset.count) > Number(best.dataset.count) ? row : best), rows[0]);
  const box = byId("code");
  box.scrollTop = hottest.offsetTop - box.clientHeight / 2;
}

/** The flat source of the routine with all that it needs: on the clipboard, or as a file. */
async function copy() {
  const one = routine();
  const answer = await fetch(`data/blocks/${one.label}.asm`);
  const text = await answer.text();
  try {
    await navigator.clipboard.writeText(text);
    byId("told").textContent = `${one.label}.asm is on the clipboard: ${asNumber(text.split("\n").length)} lines for pasmo, sjasmplus, RASM or zxbasm, at 32768.`;
  } catch {
    download(`${one.label}.asm`, text, "text/plain");
    byId("told").textContent = `${one.label}.asm is in your downloads, since the browser keeps the clipboard shut.`;
  }
}

function fromLink() {
  const state = readState();
  byId("routine").value = named(found, state.routine ?? "generate_dfs", families)?.label ?? "generate_dfs";
  if (byId("routine").selectedIndex < 0) byId("routine").value = "generate_dfs";
  byId("seed").value = inRange(state.seed, 0, 65535, 1997);
}

async function main() {
  found = await facts();
  families = [...new Set(found.routines.map((one) => one.family))].filter((family) => family !== "part");
  fillRoutines(byId("routine"), found, families);
  fromLink();
  const fail = (error) => { byId("fault").textContent = error.message; };
  for (const id of ["routine", "seed"]) byId(id).addEventListener("change", () => go().catch(fail));
  byId("file").addEventListener("change", () => show().catch(fail));
  byId("plan").addEventListener("submit", (event) => event.preventDefault());
  byId("hottest").addEventListener("click", toHottest);
  byId("copy").addEventListener("click", () => copy().catch(fail));
  addEventListener("hashchange", () => { fromLink(); go().catch(fail); });
  await go();
  document.body.dataset.ready = "yes";
}

main();
