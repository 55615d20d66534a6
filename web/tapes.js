// tapes.js - the tapes to choose from, and what the page tells about the one in the machine

import { byId, element, fetchJson, sentence } from "./shell.js";

const DIGITS = "1234567890";

/** All tapes and the programs of cassettes, by name; a program has `of`, the name of its cassette. */
export async function openTapes() {
  const { tapes } = await fetchJson("data/site.json");
  const parts = (one) => one.programs.map((part) => ({ ...part, of: one.name, programs: [] }));
  return new Map(tapes.flatMap((one) => [one, ...parts(one)]).map((one) => [one.name, one]));
}

/** What stands for a file of the visitor's that is none of our tapes. */
export function ownTape(name, file) {
  return { name, title: file, summary: "a file of your own", machine: 48, z80: null, tap: null, keys: [], buttons: [], programs: [], isOwn: true };
}

/** What the link asks for: #corridor, #corridor/128, #corridor/1982, #corridor/128/1982. */
export function readLink() {
  const [name, ...words] = location.hash.slice(1).split("/");
  return { name, model: words.includes("128") ? 128 : 48, slowly: words.includes("1982") };
}

/** The link to a tape. */
export function linkTo({ name, model = 48, slowly = false }) {
  return `#${name}${model === 128 ? "/128" : ""}${slowly ? "/1982" : ""}`;
}

/** List all tapes as links; programs stand below their cassette. */
export function listTapes(tapes) {
  const item = (one) =>
    element("li", { class: one.of ? "part" : null }, element("a", {
      href: linkTo(one), "data-name": one.name, title: one.summary, text: one.of ? `${one.title}: ${one.summary}` : one.title,
    }, one.programs.length ? element("span", { text: ` ${one.programs.length} programs` }) : null));
  byId("tapes").replaceChildren(...[...tapes.values()].map(item));
}

/** Tell about a tape: title, sentence, keys; mark it in the list of `tapes`, whose links keep the model. */
export function describe(tape, model, tapes) {
  const title = tape.of ? `${tapes.get(tape.of).title}: ${tape.title}` : tape.title;
  document.title = `${title} - Mazes for the ZX Spectrum`;
  byId("title").textContent = title;
  byId("summary").textContent = sentence(tape.summary);
  byId("screen").setAttribute("aria-label", `The Spectrum’s screen: ${title}`);
  byId("keys").replaceChildren(...tape.keys.flatMap(({ keys, text }) => [element("dt", {}, ...caps(keys)), element("dd", { text })]));
  for (const link of byId("tapes").querySelectorAll("a")) {
    link.setAttribute("href", linkTo({ name: link.dataset.name, model }));
    const { of } = tapes.get(link.dataset.name);
    link.parentElement.hidden = of !== undefined && ![tape.name, tape.of].includes(of); // those of the cassette in the machine only
    link.removeAttribute("aria-current");
  }
  const current = byId("tapes").querySelector(`a[data-name="${CSS.escape(tape.name)}"]`);
  current?.setAttribute("aria-current", "true");
  if (current) byId("tapes").scrollTop = current.offsetTop - byId("tapes").clientHeight / 2; // of the list only: the page stays
}

/** Key caps; all digits as 1 to 0. */
function caps(keys) {
  const cap = (key) => element("span", { class: "key", text: key });
  return keys.join("") === DIGITS ? [cap("1"), "to\u00a0", cap("0")] : keys.map(cap);
}
