// shell.js - what all pages share: header, navigation, footer, small helpers, the service worker

/** The pages: file, name, what a visitor does there. */
export const PAGES = [
  ["index", "Home"],
  ["play", "Play"],
  ["lab", "Lab"],
  ["race", "Race"],
  ["then", "Then & now"],
  ["source", "Source"],
  ["print", "Print"],
];

/** An element with attributes (`on...` are listeners, `text` its text) and children. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "text") made.textContent = value;
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** The element of this id. */
export function byId(id) {
  return document.getElementById(id);
}

const fetched = new Map();

/** A file of the site as JSON, fetched once. */
export function fetchJson(path) {
  if (!fetched.has(path)) {
    fetched.set(path, fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json();
    }));
  }
  return fetched.get(path);
}

/** A file of the site as bytes. */
export async function fetchBytes(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The state in the link: what follows # as names and values, such as generate=dfs&seed=1997. */
export function readState() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

/** Put a state into the link without a step in the history. */
export function writeState(state) {
  const kept = Object.entries(state).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  const text = new URLSearchParams(kept).toString().replaceAll("%2C", ",");
  history.replaceState(null, "", `#${text}`);
}

/** Give a file to the visitor. */
export function download(name, data, type = "application/octet-stream") {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const link = element("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Does the visitor want nothing to move? */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Is the page driven by a test, by ?step in its address? */
export function isStepped() {
  return new URLSearchParams(location.search).has("step");
}

/** T-states as milliseconds or seconds of a Spectrum. */
export function asTime(tstates) {
  const ms = tstates / 3500;
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** A whole number with separators. */
export function asNumber(value) {
  return value.toLocaleString("en-GB");
}

/** Words as a sentence: a capital at its beginning, a full stop at its end. */
export function sentence(words) {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

function header(current) {
  const links = PAGES.map(([file, name]) =>
    element("a", { href: `${file}.html`, "aria-current": file === current ? "page" : null, text: name }),
  );
  return element(
    "header", { class: "top" },
    element("a", { class: "skip", href: "#main", text: "Skip to the page" }),
    element("a", { class: "logo", href: "index.html", "aria-label": "Mazes: home" }, element("span", { text: "MAZES" })),
    element("nav", { "aria-label": "Pages" }, ...links),
  );
}

function footer() {
  return element(
    "footer", { class: "bottom" },
    element("p", { text: "Everything on this page is done by the Z80 code of the tapes, in a Spectrum that your browser runs." }),
    element("p", {}, element("a", { href: "licences.txt", text: "Licences" }),
      " · The Spectrum’s ROM is Amstrad’s, who kindly permit its redistribution and retain the copyright."),
  );
}

function begin() {
  document.body.prepend(header(document.body.dataset.page));
  document.body.append(footer());
  if ("serviceWorker" in navigator && !isStepped()) navigator.serviceWorker.register("sw.js").catch(() => {});
}

begin();
