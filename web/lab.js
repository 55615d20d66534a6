// lab.js - the laboratory: a plan in the link, a run of it by the Z80, and a slider through its time

import { at, carryOut, drawnTiling, nextWrite } from "./experiment.js";
import { facts, ofFamily } from "./library.js";
import { anySeed, fillParameters, fillRoutines, inRange, named, pair, spoken } from "./pickers.js";
import { drawField, drawScreen } from "./picture.js";
import { Player } from "./player.js";
import { asNumber, asTime, byId, element, isStepped, isStill, readState, writeState } from "./shell.js";
import { copyLink, takeM2, takePng, takeSvg, takeText } from "./takehome.js";

const FIELD = ["generator", "large generator"];
const LINKS = ["links generator"];
const PIXELS = 744; // about the width of a board on the canvas

let found; // the facts
let values = {}; // parameters by label
let run = null; // what the plan has given
let player; // its `time` is the T-state shown
let cursor = null; // the place that the arrow keys move

const tilingOf = () => found.tilings.find((one) => one.name === byId("tiling").value) ?? null;

// The plan in the controls and in the link

function family() {
  if (tilingOf()) return ["links change", "links solver"];
  const large = found.routines.find((one) => one.label === byId("generate").value)?.collection === "large";
  return large ? ["large change", "large solver"] : ["change", "solver"];
}

function fillLists(keep = {}) {
  const tiling = tilingOf();
  fillRoutines(byId("generate"), found, tiling ? LINKS : FIELD, null, tiling);
  if (keep.generate) byId("generate").value = keep.generate;
  if (byId("generate").selectedIndex < 0) byId("generate").selectedIndex = 0;
  fillFollowing(keep);
}

function fillFollowing(keep = {}) {
  const [changes, solvers] = family();
  const [first, second] = keep.transforms ?? [];
  for (const [id, chosen] of [["transform", first], ["again", second]]) {
    fillRoutines(byId(id), found, [changes], "nothing");
    byId(id).value = chosen ?? "";
    if (byId(id).selectedIndex < 0) byId(id).value = "";
  }
  fillRoutines(byId("solve"), found, [solvers], "no way");
  byId("solve").value = keep.solve ?? "";
  if (byId("solve").selectedIndex < 0) byId("solve").value = "";
  byId("floors").hidden = !tilingOf()?.floors;
  byId("colouring").hidden = changes !== "change";
}

function usualSize() {
  const tiling = tilingOf();
  if (tiling) return [tiling.size.columns, tiling.size.rows, tiling.size.storeys];
  return family()[0] === "large change" ? [63, 63, 1] : [31, 31, 1];
}

function setSize([width, height, storeys]) {
  byId("width").value = width;
  byId("height").value = height;
  byId("storeys").value = storeys;
}

/** Put the link's state into the controls. */
function fromLink() {
  const state = readState();
  byId("tiling").value = found.tilings.some((one) => one.name === state.tiling) ? state.tiling : "";
  const families = tilingOf() ? LINKS : FIELD;
  const generate = named(found, state.generate ?? "", families)?.label ?? ofFamily(found, families[0]).find((one) => one.name === "dfs")?.label;
  fillLists({ generate });
  const [changes, solvers] = family();
  const solve = "solve" in state || "generate" in state ? state.solve : solvers === "solver" ? "wave" : "";
  fillFollowing({
    transforms: (state.transform ?? "").split(",").map((word) => named(found, word, [changes])?.label).filter(Boolean),
    solve: named(found, solve ?? "", [solvers])?.label ?? (solve === "1" ? ofFamily(found, solvers)[0].label : ""),
  });
  byId("seed").value = inRange(state.seed, 0, 65535, 1997);
  const usual = usualSize();
  const size = pair(state.size, "x") ?? usual;
  setSize([size[0], size[1], inRange(state.storeys, 1, 4, usual[2])]);
  byId("start").value = state.start ?? "";
  byId("finish").value = state.finish ?? "";
  byId("colour").checked = state.colour === "1";
  values = Object.fromEntries(Object.entries(state).filter(([name]) => name in found.parameters));
}

function plan() {
  return {
    generate: byId("generate").value,
    seed: inRange(byId("seed").value, 0, 65535, 1997),
    width: inRange(byId("width").value, 0, 255, 0),
    height: inRange(byId("height").value, 0, 255, 0),
    storeys: inRange(byId("storeys").value, 1, 4, 1),
    transforms: ["transform", "again"].map((id) => byId(id).value).filter(Boolean),
    solve: byId("solve").value,
    tiling: byId("tiling").value,
    start: pair(byId("start").value, ","),
    finish: pair(byId("finish").value, ","),
    bands: byId("colour").checked,
    values,
  };
}

function intoLink(made) {
  const name = (label) => found.routines.find((one) => one.label === label)?.name;
  const read = parameters().filter((label) => label in values);
  writeState({
    tiling: made.tiling, generate: name(made.generate), seed: made.seed, size: `${made.width}x${made.height}`,
    storeys: tilingOf()?.floors ? made.storeys : null, transform: made.transforms.map(name).join(","), solve: name(made.solve),
    start: byId("start").value, finish: byId("finish").value, colour: made.bands ? 1 : null,
    ...Object.fromEntries(read.map((label) => [label, values[label]])),
  });
}

/** The parameters that the chosen routines read. */
function parameters() {
  const labels = ["generate", "transform", "again", "solve"].map((id) => byId(id).value);
  return [...new Set(found.routines.filter((one) => labels.includes(one.label)).flatMap((one) => one.parameters))];
}

// A run

/** Carry out what the controls say; begin at its end. */
async function go() {
  const made = plan();
  player.stop();
  intoLink(made);
  byId("copied").textContent = "";
  byId("twice").hidden = !made.transforms.length;
  const generator = found.routines.find((one) => one.label === made.generate);
  byId("what").textContent = `${generator.what}.`;
  byId("source").href = `source.html#routine=${made.solve || made.generate}&generate=${generator.name}&seed=${made.seed}`;
  fillParameters(byId("parameters"), found, parameters(), values, (label, input) => {
    const { least, most } = found.parameters[label];
    values[label] = inRange(input.value, least, most, found.parameters[label].default);
    go();
  });
  try {
    run = await carryOut(made);
    byId("fault").textContent = "";
    byId("time").max = run.tstates;
    await player.to(run.tstates);
  } catch (error) {
    run = null;
    byId("fault").textContent = error.message;
  }
  tellFacts();
  tellEnds();
  for (const id of ["play", "earlier", "back", "on", "later", "time", "text", "png", "svg"]) byId(id).disabled = !run;
  byId("m2").disabled = !run || run.collection !== "field" || Math.max(made.width, made.height) > 31;
  document.body.dataset.runs = Number(document.body.dataset.runs ?? 0) + 1;
}

function fieldShown(t) {
  const state = at(run, t);
  const { plan: made, library, collection } = run;
  const grown = collection === "field" && state.made;
  return {
    ...state, field: state.bytes, stride: collection === "large" ? library.byte("big_width") : 32,
    width: grown ? library.byte("field_width") : made.width, height: grown ? library.byte("field_height") : made.height,
    start: state.made ? run.start : null, finish: state.made ? run.finish : null,
    bands: state.made && !state.route ? run.bands : run.bands && state.made ? run.bands : null,
  };
}

/** Show the maze as it was at a T-state of the run. */
async function show(time) {
  byId("now").textContent = `${asNumber(time)} T = ${asTime(time)}`;
  const board = byId("board");
  if (run.collection === "links") {
    const state = at(run, time);
    drawScreen(board, await drawnTiling(run, state.bytes, Boolean(state.route)));
  } else {
    const shown = fieldShown(time);
    drawField(board, shown, Math.max(3, Math.floor(PIXELS / Math.max(shown.width, shown.height))));
    if (cursor && document.activeElement === board) mark();
  }
  board.style.setProperty("--aspect", board.width / board.height);
}

function mark() {
  const board = byId("board");
  const { width } = fieldShown(player.time);
  const scale = board.width / width;
  const to = board.getContext("2d");
  to.strokeStyle = "#ffff00";
  to.lineWidth = 2;
  to.strokeRect(cursor[1] * scale, cursor[0] * scale, scale, scale);
}

/** The ends that hold while their boxes are empty, and how to choose others. */
function tellEnds() {
  for (const id of ["start", "finish"]) byId(id).placeholder = run ? run[id].join(",") : "row,column";
  const drawn = run?.collection === "links";
  byId("ends").hidden = drawn;
  byId("typed").hidden = !drawn;
}

function writesOf({ timeline, walked, noted }) {
  return [timeline, walked, noted].reduce((sum, one) => sum + (one?.length ?? 0), 0);
}

function tellFacts() {
  const rows = [];
  if (run) {
    for (const phase of run.phases) rows.push([spoken(phase.name), `${asNumber(phase.tstates)} T`], [`${spoken(phase.name)}, at 3.5 MHz`, asTime(phase.tstates)]);
    if (run.steps !== undefined) rows.push(["steps of the way", asNumber(run.steps)]);
    const { stats } = run;
    if (stats) rows.push(["open places", stats.cells], ["dead ends", stats.deadEnds], ["junctions", stats.junctions], ["parts", stats.parts], ["longest way", stats.longest]);
    rows.push(["writes kept", asNumber(run.phases.reduce((sum, phase) => sum + writesOf(phase), 0))]);
    const name = run.found.routines.find((one) => one.label === run.plan.generate).name;
    byId("board").setAttribute("aria-label", `A maze by ${spoken(name)}, ${run.plan.width} by ${run.plan.height}, seed ${run.plan.seed}${run.steps === undefined ? "" : `, with a way of ${run.steps} steps`}`);
  }
  byId("facts").replaceChildren(...rows.map(([term, value]) => element("div", {}, element("dt", { text: term }), element("dd", { text: value }))));
}

// The board

function placeOf(event) {
  const board = byId("board");
  const box = board.getBoundingClientRect();
  const { width, height } = fieldShown(player.time);
  return [Math.floor(((event.clientY - box.top) / box.height) * height), Math.floor(((event.clientX - box.left) / box.width) * width)];
}

function setEnd(id, [row, column]) {
  byId(id).value = `${row},${column}`;
  go();
}

function boardKeys(event) {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.code];
  if (!run || run.collection === "links") return;
  cursor ??= [...run.start];
  if (step) {
    event.preventDefault();
    const { width, height } = fieldShown(player.time);
    cursor = [Math.min(Math.max(cursor[0] + step[0], 0), height - 1), Math.min(Math.max(cursor[1] + step[1], 0), width - 1)];
    byId("now").textContent = `row ${cursor[0]}, column ${cursor[1]}`;
    show(player.time).then(() => { byId("now").textContent = `row ${cursor[0]}, column ${cursor[1]}`; });
  } else if (event.code === "KeyS" || event.code === "KeyF") {
    setEnd(event.code === "KeyS" ? "start" : "finish", cursor);
  }
}

// Events

function listen() {
  byId("tiling").addEventListener("change", () => { clearEnds(); fillLists(); setSize(usualSize()); go(); });
  byId("generate").addEventListener("change", () => {
    const before = usualSize().join();
    const kept = { transforms: plan().transforms, solve: byId("solve").value };
    fillFollowing(kept);
    if (usualSize().join() !== before || Number(byId("width").value) > usualSize()[0]) { clearEnds(); setSize(usualSize()); }
    go();
  });
  for (const id of ["transform", "again", "solve", "seed", "storeys", "start", "finish", "colour"]) byId(id).addEventListener("change", go);
  for (const id of ["width", "height"]) byId(id).addEventListener("change", () => { clearEnds(); go(); });
  byId("plan").addEventListener("submit", (event) => { event.preventDefault(); go(); });
  byId("any").addEventListener("click", () => { byId("seed").value = anySeed(); go(); });
  for (const [id, share] of [["earlier", -0.01], ["later", 0.01]]) byId(id).addEventListener("click", () => player.moveBy(share));
  for (const [id, direction] of [["back", -1], ["on", 1]]) byId(id).addEventListener("click", () => player.move(direction));
  byId("board").addEventListener("click", (event) => { if (run && run.collection !== "links") setEnd(event.shiftKey ? "finish" : document.querySelector("[name=end]:checked").value, placeOf(event)); });
  byId("board").addEventListener("keydown", boardKeys);
  byId("text").addEventListener("click", () => takeText(run, fieldShown(player.time)));
  byId("svg").addEventListener("click", () => takeSvg(run, fieldShown(player.time), byId("board").getAttribute("aria-label")));
  byId("png").addEventListener("click", () => takePng(run, byId("board")));
  byId("m2").addEventListener("click", () => takeM2(run, fieldShown(run.tstates), byId("copied")));
  byId("link").addEventListener("click", () => copyLink(byId("copied")));
  addEventListener("hashchange", () => { fromLink(); go(); });
}

function clearEnds() {
  byId("start").value = byId("finish").value = "";
  cursor = null;
}

async function main() {
  found = await facts();
  byId("tiling").append(element("option", { value: "", text: "blocks" }),
    ...found.tilings.map((one) => element("option", { value: one.name, text: one.about })));
  player = new Player({
    button: byId("play"), pace: byId("pace"), slider: byId("time"), show, total: () => run?.tstates ?? 0,
    step: (t, direction) => nextWrite(run, t, direction),
  });
  fromLink();
  listen();
  await go();
  window.lab = { get run() { return run; }, get time() { return player.time; }, show: (t) => player.to(t), at: (t) => at(run, t) };
  if (!isStill() && !isStepped() && run) player.toggle();
  document.body.dataset.ready = "yes";
}

main();
