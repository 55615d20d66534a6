// then.js - the magazines' listings beside our routines, from data/then.json

import { asNumber, asTime, byId, element, fetchJson } from "./shell.js";

const SHORTEST = 3500; // T-states at the left end of the scale: a millisecond

/** The share of the scale's length: each power of ten has the same. */
function share(tstates, longest) {
  return (100 * Math.log(Math.max(tstates, SHORTEST) / SHORTEST)) / Math.log(longest / SHORTEST);
}

function bar(tstates, longest, kind) {
  return element("span", { class: `bar ${kind}`, style: `width: ${share(tstates, longest).toFixed(1)}%`, role: "img", "aria-label": asTime(tstates) });
}

async function main() {
  const listings = await fetchJson("data/then.json");
  const longest = Math.max(...listings.map((one) => one.listing));
  const number = (text) => element("td", { class: "number", text });
  byId("rows").append(...listings.map((one) => {
    const ratio = one.ours ? one.listing / one.ours : 0;
    return element("tr", {},
      element("td", {}, element("a", { href: `play.html#${one.name}`, text: one.id }), ` ${one.title}`),
      number(asTime(one.listing)),
      number(one.ours ? asTime(one.ours) : "-"),
      number(ratio ? `${asNumber(Math.round(ratio))} x` : "-"),
      element("td", {}, bar(one.listing, longest, "then"), one.ours ? bar(one.ours, longest, "ours") : null));
  }));
  document.body.dataset.ready = "yes";
}

main();
