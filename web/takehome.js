// takehome.js - what a visitor takes from the laboratory: text, SVG, PNG, M2, the link

import { ON_WHITE, drawnTiling } from "./experiment.js";
import { asM2, asSvg, asText, m2Fault, screenSvg } from "./picture.js";
import { download } from "./shell.js";

function fileName({ plan, found }, kind) {
  const { name } = found.routines.find((one) => one.label === plan.generate);
  return `${plan.tiling || "maze"}-${name}-${plan.seed}.${kind}`;
}

/** The maze in characters; of a tiling its links, a byte a cell in hexadecimal, a bit for each open direction. */
export function takeText(run, shown) {
  download(fileName(run, "txt"), run.collection === "links" ? linksText(run, shown.bytes) : asText(shown), "text/plain");
}

function linksText({ plan, library }, bytes) {
  const [width, height] = [library.byte("tiling_columns"), library.byte("tiling_rows")]; // a change may double them
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => bytes[row * 32 + column].toString(16).padStart(2, "0")).join(" "));
  return `${plan.tiling} ${width} ${height}\n${rows.join("\n")}\n`;
}

/** The maze and its way for paper. */
export async function takeSvg(run, shown, title) {
  const text = run.collection === "links"
    ? screenSvg(await drawnTiling(run, shown.bytes, Boolean(shown.route), ON_WHITE), title)
    : asSvg(shown, title);
  download(fileName(run, "svg"), text, "image/svg+xml");
}

/** The board as it is shown. */
export function takePng(run, board) {
  board.toBlob((blob) => download(fileName(run, "png"), blob, "image/png"));
}

/** The maze as an M2 file, or why not. */
export function takeM2(run, shown, told) {
  told.textContent = `${m2Fault(shown)}${m2Fault(shown) && " Take the text instead."}`;
  if (!told.textContent) download(fileName(run, "m2"), asM2(shown), "text/plain");
}

/** Put the page's address on the clipboard, or show it. */
export async function copyLink(told) {
  try {
    await navigator.clipboard.writeText(location.href);
    told.textContent = "The link is copied.";
  } catch {
    told.textContent = location.href;
  }
}
