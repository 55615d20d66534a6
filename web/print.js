// print.js - a sheet of mazes for paper, with the answers overleaf: pictures in SVG, the mazes and ways by the Z80

import { ON_WHITE, Refusal, at, carryOut, drawnTiling } from "./experiment.js";
import { facts } from "./library.js";
import { anySeed, fillRoutines, inRange, named, pair, spoken } from "./pickers.js";
import { asSvg, screenSvg } from "./picture.js";
import { byId, element, readState, writeState } from "./shell.js";

const COLUMNS = { 1: 1, 2: 1, 4: 2, 6: 2, 12: 3 };

let found;
let runs = 0; // of `make`: a later one ends an earlier one

const tilingOf = () => found.tilings.find((one) => one.name === byId("tiling").value) ?? null;

function fillGenerators(label) {
  fillRoutines(byId("generate"), found, tilingOf() ? ["links generator"] : ["generator", "large generator"], null, tilingOf());
  byId("generate").value = label ?? "";
  if (byId("generate").selectedIndex < 0) byId("generate").value = tilingOf() ? "links_generate_dfs" : "generate_dfs";
}

function usualSize() {
  const tiling = tilingOf();
  if (tiling) return [tiling.size.columns, tiling.size.rows];
  return found.routines.find((one) => one.label === byId("generate").value).collection === "large" ? [63, 63] : [31, 31];
}

function fromLink() {
  const state = readState();
  byId("tiling").value = found.tilings.some((one) => one.name === state.tiling) ? state.tiling : "";
  const families = tilingOf() ? ["links generator"] : ["generator", "large generator"];
  fillGenerators(named(found, state.generate ?? "", families)?.label);
  [byId("width").value, byId("height").value] = pair(state.size, "x") ?? usualSize();
  byId("seed").value = inRange(state.seed, 0, 65535, 1);
  byId("title").value = state.title ?? "Mazes";
  if (state.count in COLUMNS) byId("count").value = state.count;
}

function plan(seed) {
  const tiling = tilingOf();
  const { collection } = found.routines.find((one) => one.label === byId("generate").value);
  const woven = byId("generate").value.includes("weave");
  return {
    generate: byId("generate").value, seed, width: inRange(byId("width").value, 0, 255, 0), height: inRange(byId("height").value, 0, 255, 0),
    storeys: tiling?.size.storeys ?? 1, transforms: [], tiling: tiling?.name ?? "", start: null, finish: null, values: {},
    solve: { field: "solve_wave", large: "solve_wave_large", links: woven ? "links_solve_weave" : "links_solve" }[collection],
  };
}

/** A run with a route: between the ends of the longest one if the corners are not joined. */
async function solved(made) {
  try {
    return await carryOut(made);
  } catch (error) {
    const { stats } = error instanceof Refusal ? await carryOut({ ...made, solve: "" }) : {};
    if (!stats) throw error;
    return carryOut({ ...made, start: stats.start, finish: stats.finish });
  }
}

/** A maze and its answer as SVG. */
async function pictures(made) {
  const run = await solved(made);
  const title = `A maze of ${made.width} by ${made.height}, seed ${made.seed}`;
  const before = at(run, run.tstates - run.phases.at(-1).tstates);
  const bytes = before.bytes.slice();
  if (run.collection === "links") {
    const drawn = async (withRoute) => screenSvg(await drawnTiling(run, bytes, withRoute, ON_WHITE), title);
    return [await drawn(false), await drawn(true)];
  }
  const shown = { field: bytes, stride: run.collection === "large" ? run.library.byte("big_width") : 32, width: made.width, height: made.height, start: run.start, finish: run.finish };
  return [asSvg(shown, title), asSvg({ ...shown, route: run.route }, `${title}: the answer`)];
}

function figure(svg, caption) {
  const holder = element("figure");
  holder.innerHTML = svg; // made by picture.js, of numbers and of a title without marks
  holder.append(element("figcaption", { text: caption }));
  return holder;
}

/** Make the two pages. */
async function make() {
  const mine = ++runs;
  const count = Number(byId("count").value);
  const first = inRange(byId("seed").value, 0, 65535, 1);
  const { name } = found.routines.find((one) => one.label === byId("generate").value);
  writeState({
    tiling: byId("tiling").value, generate: name, size: `${byId("width").value}x${byId("height").value}`, count, seed: first, title: byId("title").value,
  });
  const pages = [element("div", { class: "mazes" }), element("div", { class: "mazes" })];
  byId("fault").textContent = "";
  try {
    for (let i = 0; i < count; i++) {
      const seed = (first + i) & 0xffff;
      const both = await pictures(plan(seed));
      if (mine !== runs) return;
      both.forEach((svg, side) => pages[side].append(figure(svg, `${i + 1}. ${spoken(name)}, seed ${seed}`)));
    }
  } catch (error) {
    byId("fault").textContent = error.message;
  }
  const title = byId("title").value || "Mazes";
  ["mazes", "answers"].forEach((id, side) => {
    pages[side].style.gridTemplateColumns = `repeat(${COLUMNS[count]}, minmax(0, 1fr))`;
    byId(id).style.setProperty("--rows", Math.ceil(count / COLUMNS[count]));
    byId(id).replaceChildren(element("h2", { text: side ? `${title}: the answers` : title }), pages[side]);
  });
  document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
}

async function main() {
  found = await facts();
  byId("tiling").append(element("option", { value: "", text: "blocks" }), ...found.tilings.map((one) => element("option", { value: one.name, text: one.about })));
  fromLink();
  const sized = () => { [byId("width").value, byId("height").value] = usualSize(); make(); };
  byId("tiling").addEventListener("change", () => { fillGenerators(); sized(); });
  byId("generate").addEventListener("change", sized);
  for (const id of ["width", "height", "count", "seed", "title"]) byId(id).addEventListener("change", make);
  byId("plan").addEventListener("submit", (event) => event.preventDefault());
  byId("any").addEventListener("click", () => { byId("seed").value = anySeed(); make(); });
  byId("print").addEventListener("click", () => window.print());
  addEventListener("hashchange", () => { fromLink(); make(); });
  await make();
  document.body.dataset.ready = "yes";
}

main();
