// source.js - the source of a routine with the heat of a run: how often each line was executed, as number and colour

import { Library, facts, ofFamily } from "./library.js";
import { fillRoutines, inRange, named } from "./pickers.js";
import { asNumber, asTime, byId, download, element, fetchJson, readState, writeState } from "./shell.js";

const SIZES = { field: [31, 31], large: [63, 63], links: [15, 10], pictures: [0, 0] };

let found;
let families; // of routines that a program calls
let heat; // executions by "file:line"
let files; // the files that ran, with their executions
let measures = 0; // a later one ends an earlier one
const texts = new Map();

function routine() {
  return found.routines.find((one) => one.label === byId("routine").value);
}

const prefixOf = ({ collection }) => (collection === "field" ? "" : `${collection} `);
const tilingFor = (one) => one.only ?? "hexagon";
const makes = (one) => one.family === `${prefixOf(one)}generator`;

/** The generators that can make the maze for the routine; none for one that makes its own, or changes that of another. */
function fillMakers(one, chosen) {
  const family = `${prefixOf(one)}generator`;
  byId("making").hidden = makes(one) || Boolean(one.after) || one.collection === "pictures";
  if (one.collection === "pictures") return;
  fillRoutines(byId("generate"), found, [family], null, { name: tilingFor(one) });
  byId("generate").value = (named(found, chosen ?? "", [family]) ?? ofFamily(found, family).find((other) => /^dfs(_large)?$/.test(other.name))).label;
}

const chosenMaker = () => found.routines.find((one) => one.label === byId("generate").value);

/** Run the routine on a maze of the seed: T-states, and executions by file and line. */
async function measure(one, seed) {
  const library = await Library.open(one.collection);
  const { machine } = library;
  const [width, height] = SIZES[one.collection];
  if (one.collection === "links") library.select(found.tilings.find((tiling) => tiling.name === tilingFor(one)));
  const registers = {};
  if (makes(one)) {
    library.prepare(one, seed, width, height);
  } else if (one.collection === "pictures") {
    library.setInputs(seed, width, height);
  } else {
    const maker = one.after ? found.routines.find((other) => other.label === one.after) : chosenMaker();
    library.generate(maker, seed, width, height);
    library.setParameters({});
    const far = one.collection === "links" ? [height - 1, width - 1] : [height - 2, width - 2];
    const near = one.collection === "links" ? [0, 0] : [1, 1];
    Object.assign(registers, { start: near, finish: far });
    if (one.label.startsWith("pick_")) Object.assign(registers, { start: null, hl: library.address("generate_dfs"), bc: 4 << 8, finish: null });
  }
  library.address(one.label); // its image is in memory from now on
  machine.hot = true;
  const call = library.call(one.label, registers);
  machine.hot = false;
  return { call, counts: machine.heat(), trace: await fetchJson(`data/source/${one.image}.json`) };
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
  const maker = byId("making").hidden ? null : chosenMaker();
  writeState({ routine: one.label, generate: maker?.name, seed });
  byId("fault").textContent = "";
  const mine = ++measures;
  const measured = await measure(one, seed);
  if (mine !== measures) return;
  byLine(measured);
  files.set(one.file, files.get(one.file) ?? 0); // its header tells the algorithm, even if a macro elsewhere has the lines
  const sorted = [...files].sort(([a], [b]) => (a === one.file ? -1 : b === one.file ? 1 : files.get(b) - files.get(a)));
  byId("file").replaceChildren(...sorted.map(([name, count]) => element("option", { value: name, text: `asm/${name} (${asNumber(count)})` })));
  const [width, height] = SIZES[one.collection];
  byId("told").textContent = measured.call.carry
    ? "It refused this maze, so only its tests ran."
    : `${one.what}: ${asNumber(measured.call.tstates)} T = ${asTime(measured.call.tstates)} for a maze of ${width} x ${height}; the numbers are executions. ${one.bytes} bytes.`;
  const kind = { generator: "generate", solver: "solve", change: "transform" }[one.family.split(" ").at(-1)];
  byId("lab").href = `lab.html#${one.collection === "links" ? `tiling=${tilingFor(one)}&` : ""}${kind ?? "generate"}=${kind ? one.name : maker?.name ?? "dfs"}${kind && kind !== "generate" && maker ? `&generate=${maker.name}` : ""}&seed=${seed}`;
  byId("file").value = files.get(one.file) ? one.file : sorted.toSorted((a, b) => b[1] - a[1])[0][0];
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
  const all = [...files.values()].reduce((sum, count) => sum + count, 0);
  byId("code").replaceChildren(element("table", {}, element("tbody", {}, ...rows.map((row, i) => line(row, i + 1, heat.get(`${name}:${i + 1}`) ?? 0, most, all)))));
  byId("code").scrollTop = 0;
}

/** A line: its executions as a number, as a colour (each power of ten the same step), and as a bar (its share). */
function line(text, number, count, most, all) {
  const comment = text.indexOf(";");
  const code = comment < 0 ? text : text.slice(0, comment);
  return element("tr", { id: `L${number}`, "data-count": count },
    element("td", { class: "line", text: number }),
    count ? hotCell(count, most, all) : element("td", { class: "heat" }),
    element("td", {}, code, comment < 0 ? null : element("span", { class: "comment", text: text.slice(comment) })));
}

function hotCell(count, most, all) {
  const glow = Math.log(count + 1) / Math.log(most + 1);
  const colour = `rgb(${Math.round(40 + 110 * glow)} ${Math.round(25 * (1 - glow))} 0)`;
  const bar = `linear-gradient(to right, var(--yellow) ${((100 * count) / most).toFixed(1)}%, transparent 0) bottom / 100% 3px no-repeat`;
  return element("td", {
    class: "heat", title: `${((100 * count) / all).toFixed(1)} % of all instructions executed`, style: `background: ${bar}, ${colour}`, text: asNumber(count),
  });
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
  fillMakers(routine(), state.generate);
}

async function main() {
  found = await facts();
  families = [...new Set(found.routines.map((one) => one.family))].filter((family) => family !== "part");
  fillRoutines(byId("routine"), found, families);
  fromLink();
  const fail = (error) => { byId("fault").textContent = error.message; };
  byId("routine").addEventListener("change", () => fillMakers(routine(), chosenMaker()?.name));
  for (const id of ["routine", "generate", "seed"]) byId(id).addEventListener("change", () => go().catch(fail));
  byId("file").addEventListener("change", () => show().catch(fail));
  byId("plan").addEventListener("submit", (event) => event.preventDefault());
  byId("hottest").addEventListener("click", toHottest);
  byId("copy").addEventListener("click", () => copy().catch(fail));
  addEventListener("hashchange", () => { fromLink(); go().catch(fail); });
  await go();
  document.body.dataset.ready = "yes";
}

main();
