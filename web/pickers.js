// pickers.js - controls that several pages have: a routine, a seed, a size, parameters

import { ofFamily } from "./library.js";
import { element } from "./shell.js";

const GROUPS = {
  generator: "Mazes up to 31 x 31", "large generator": "Large mazes", "links generator": "Mazes of tilings",
  change: "Changes", measure: "Measures", format: "Formats", fill: "Filling", picture: "Pictures", "large change": "Changes of large mazes",
  "links change": "Changes of mazes of tilings", "links measure": "Distances on tilings", "links format": "Formats of tilings",
  solver: "Ways", "large solver": "Ways through large mazes", "links solver": "Ways on tilings",
};

/** A name as a reader sees it. */
export function spoken(name) {
  return name.replaceAll("_", " ");
}

/**
 * Fill a select with the routines of families, with headings if there are several. none: the text of an empty choice;
 * tiling: only those that work on it.
 */
export function fillRoutines(select, found, families, none = null, tiling = null) {
  const option = (one) => element("option", { value: one.label, title: one.what, text: spoken(one.name) });
  const fits = (one) => !tiling || !one.only || one.only === tiling.name;
  const groups = families.map((family) => [GROUPS[family] ?? family, ofFamily(found, family).filter(fits).map(option)]).filter(([, all]) => all.length);
  select.replaceChildren(
    ...(none === null ? [] : [element("option", { value: "", text: none })]),
    ...(groups.length > 1 ? groups.map(([label, all]) => element("optgroup", { label }, ...all)) : groups.flatMap(([, all]) => all)),
  );
}

/** The routine of these families that a word names: by its label, else by its name; null if there is none. */
export function named(found, word, families) {
  const all = families.flatMap((family) => ofFamily(found, family));
  return all.find((one) => one.label === word) ?? all.find((one) => one.name === word) ?? null;
}

/** Controls for the parameters that routines read; values by label. */
export function fillParameters(place, found, labels, values, onChange) {
  place.replaceChildren(...labels.map((label) => {
    const one = found.parameters[label];
    const input = element("input", {
      type: "number", min: one.least, max: one.most, value: values[label] ?? one.default, "data-parameter": label,
    });
    input.addEventListener("change", () => onChange(label, input));
    return element("label", { class: "field" }, element("span", { text: `${spoken(label)}: ${one.about}` }), input);
  }));
}

/** A whole number in a range; the fallback for anything else. */
export function inRange(text, least, most, fallback) {
  const value = /^\d+$/.test(String(text ?? "")) ? Number(text) : NaN;
  return value >= least && value <= most ? value : fallback;
}

/** Two numbers, such as 31x23 or 1,1; null for anything else. */
export function pair(text, separator) {
  const found = new RegExp(`^(\\d+)${separator}(\\d+)$`).exec(text ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A seed at random. */
export function anySeed() {
  return Math.floor(Math.random() * 65536);
}
