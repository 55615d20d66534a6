// race.js - all solvers on one maze: each runs once in the Z80, then all are shown in step by their T-states

import { Refusal, at, carryOut } from "./experiment.js";
import { facts, ofFamily } from "./library.js";
import { anySeed, fillRoutines, inRange, named, spoken } from "./pickers.js";
import { drawField } from "./picture.js";
import { Player } from "./player.js";
import { asNumber, asTime, byId, element, isStepped, isStill, readState, writeState } from "./shell.js";

const SCALE = 5;

let found;
let lanes = []; // {routine, run, canvas, text, box}
let longest = 0;
let player;
let prepared = 0; // calls of `prepare`: a later one ends an earlier one

function plan(solve) {
  return {
    generate: byId("generate").value, seed: inRange(byId("seed").value, 0, 65535, 1997), width: 31, height: 31, storeys: 1,
    transforms: [byId("transform").value].filter(Boolean), solve, tiling: "", start: null, finish: null, values: {},
  };
}

/** Run all solvers. Those that find no way say so. */
async function prepare() {
  player.stop();
  const { name } = found.routines.find((one) => one.label === byId("generate").value);
  const change = found.routines.find((one) => one.label === byId("transform").value)?.name;
  writeState({ generate: name, transform: change, seed: plan("").seed });
  byId("fault").textContent = "";
  const mine = ++prepared;
  const made = [];
  const refused = [];
  for (const routine of ofFamily(found, "solver")) {
    let run = null;
    try {
      run = await carryOut(plan(routine.label));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.message);
    }
    if (mine !== prepared) return;
    made.push(lane(routine, run));
  }
  lanes = made;
  if (refused.length === lanes.length) byId("fault").textContent = refused[0];
  lanes.sort((a, b) => tstates(a) - tstates(b));
  longest = Math.max(...lanes.map((one) => (one.run ? tstates(one) : 0)), 1);
  byId("lanes").replaceChildren(...lanes.map((one) => one.box));
  byId("time").max = longest;
  table();
  player.to(isStill() || isStepped() ? longest : 0);
  document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
}

function tstates({ run }) {
  return run ? run.phases.at(-1).tstates : Infinity;
}

/** A board of the race. The solver's phase has its own copies, so the next run does not change it. */
function lane(routine, run) {
  const canvas = element("canvas", { class: "board", role: "img", "aria-label": `The search of ${spoken(routine.name)}` });
  const text = element("p");
  const box = element("div", { class: "lane" }, element("h3", { text: spoken(routine.name) }), canvas, text);
  return { routine, run, canvas, text, box };
}

/** Show all boards at a T-state of the search. */
function show(time) {
  byId("now").textContent = `${asNumber(time)} T = ${asTime(time)}`;
  for (const { run, canvas, text, box } of lanes) {
    if (!run) {
      text.textContent = "found no way";
      continue;
    }
    const search = run.phases.at(-1).tstates;
    const begun = run.tstates - search;
    const state = at(run, begun + Math.min(time, search));
    drawField(canvas, { ...state, field: state.bytes, stride: 32, width: 31, height: 31, start: run.start, finish: run.finish }, SCALE);
    const done = time >= search;
    box.classList.toggle("done", done);
    text.textContent = done ? `${asTime(search)}, ${run.steps} steps` : "searching";
  }
}

/** How many places the search has visited in the end. */
function visited(run) {
  return at(run, run.tstates).looked?.reduce((sum, one) => sum + one, 0) ?? "-";
}

function table() {
  byId("results").replaceChildren(...lanes.map(({ routine, run }, place) => {
    const cells = run ? [place + 1, asNumber(tstates({ run })), asTime(tstates({ run })), run.steps, visited(run)] : ["-", "-", "-", "no way", "-"];
    const number = (value) => element("td", { class: "number", text: value });
    return element("tr", {}, number(cells[0]),
      element("td", {}, element("a", { href: `source.html#routine=${routine.label}&generate=${found.routines.find((one) => one.label === byId("generate").value).name}&seed=${plan("").seed}`, text: spoken(routine.name) }), `: ${routine.what}`),
      number(cells[1]), number(cells[2]), number(cells[3]), number(cells[4]), number(routine.bytes));
  }));
}

function fromLink() {
  const state = readState();
  byId("generate").value = named(found, state.generate ?? "dfs", ["generator"])?.label ?? "generate_dfs";
  byId("transform").value = named(found, state.transform ?? "", ["change"])?.label ?? ("generate" in state ? "" : "generate_braid");
  byId("seed").value = inRange(state.seed, 0, 65535, 1997);
}

async function main() {
  found = await facts();
  fillRoutines(byId("generate"), found, ["generator"]);
  fillRoutines(byId("transform"), found, ["change"], "nothing");
  player = new Player({ button: byId("go"), pace: byId("pace"), slider: byId("time"), show, total: () => longest, words: ["Start", "Pause"] });
  fromLink();
  for (const id of ["generate", "transform", "seed"]) byId(id).addEventListener("change", prepare);
  byId("plan").addEventListener("submit", (event) => event.preventDefault());
  byId("any").addEventListener("click", () => { byId("seed").value = anySeed(); prepare(); });
  addEventListener("hashchange", () => { fromLink(); prepare(); });
  await prepare();
  window.race = { get lanes() { return lanes; }, show: (t) => player.to(t), at };
  if (!isStill() && !isStepped()) player.toggle();
  document.body.dataset.ready = "yes";
}

main();
