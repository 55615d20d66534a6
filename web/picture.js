// picture.js - a maze of walls and ways on a canvas, or as text, SVG or an M2 file

export const COLOURS = {
  wall: "#00888f", way: "#000000", looked: "#1c2cb0", route: "#ffffff", start: "#00ff00", finish: "#ff3030",
  bands: ["#000000", "#00c500", "#00a5c5", "#2b45e0", "#c500c5", "#c50000"],
};

/** Is this byte of a field a wall? */
export function isWall(byte) {
  return byte >= 128;
}

/**
 * Draw a field. shown: {field, stride, width, height, looked, bands, route, walked, start, finish}; looked, bands: a byte a
 * cell of the field; route, walked: places. The canvas gets `scale` pixels a cell.
 */
export function drawField(canvas, shown, scale = 12) {
  const { field, stride, width, height } = shown;
  if (canvas.width !== width * scale || canvas.height !== height * scale) {
    canvas.width = width * scale;
    canvas.height = height * scale;
  }
  const to = canvas.getContext("2d");
  to.fillStyle = COLOURS.way;
  to.fillRect(0, 0, canvas.width, canvas.height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * stride + column;
      const colour = cellColour(shown, at, isWall(field[at]));
      if (!colour) continue;
      to.fillStyle = colour;
      to.fillRect(column * scale, row * scale, scale, scale);
    }
  }
  drawWay(to, shown.walked ?? [], scale, "#c5c500", 0.28);
  drawWay(to, shown.route ?? [], scale, COLOURS.route, 0.4);
  drawEnd(to, shown.start, scale, COLOURS.start, true);
  drawEnd(to, shown.finish, scale, COLOURS.finish, false);
}

function cellColour({ bands, looked }, at, wall) {
  if (wall) return COLOURS.wall;
  if (bands?.[at]) return COLOURS.bands[bands[at]] ?? null;
  return looked?.[at] ? COLOURS.looked : null;
}

function drawWay(to, places, scale, colour, share) {
  if (places.length < 2) return;
  to.strokeStyle = colour;
  to.lineWidth = Math.max(1, scale * share);
  to.lineJoin = to.lineCap = "round";
  to.beginPath();
  for (const [row, column] of places) to.lineTo((column + 0.5) * scale, (row + 0.5) * scale);
  to.stroke();
}

/** The start is a disc, the finish a ring. */
function drawEnd(to, place, scale, colour, filled) {
  if (!place) return;
  to.beginPath();
  to.arc((place[1] + 0.5) * scale, (place[0] + 0.5) * scale, scale * (filled ? 0.38 : 0.3), 0, 7);
  to.fillStyle = to.strokeStyle = colour;
  to.lineWidth = scale * 0.2;
  if (filled) to.fill();
  else to.stroke();
}

/** The maze in characters: # wall, space way, * route, S start, F finish. */
export function asText({ field, stride, width, height, route = [], start, finish }) {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (isWall(field[row * stride + column]) ? "#" : " ")),
  );
  for (const [row, column] of route) rows[row][column] = "*";
  if (route.length && start) rows[start[0]][start[1]] = "S";
  if (route.length && finish) rows[finish[0]][finish[1]] = "F";
  return rows.map((row) => `${row.join("")}\n`).join("");
}

/**
 * Why an M2 file cannot hold the maze, in words; empty if it can. It has thin walls only, and none on the right and below:
 * so cells are open, the posts between them and the right and the lower outer wall are walls.
 */
export function m2Fault({ field, stride, width, height }) {
  const wall = (row, column) => isWall(field[row * stride + column]);
  if (!(width % 2 && height % 2) || Math.max(width, height) > 31) return "An M2 file holds at most 15 x 15 cells with thin walls.";
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const outer = row === height - 1 || column === width - 1;
      if (outer && !wall(row, column)) return "An M2 file has no room for a door on the right or below.";
      if (row % 2 && column % 2 && wall(row, column)) return "An M2 file holds thin walls only: here a wall fills a cell.";
      if (!(row % 2 || column % 2 || wall(row, column))) return "An M2 file holds thin walls only: here a post between four cells is missing.";
    }
  }
  return "";
}

/** The maze as M2: width and height in cells, then for each cell: is there a wall above it, is there one to its left? */
export function asM2({ field, stride, width, height }) {
  const across = (width - 1) / 2;
  const down = (height - 1) / 2;
  const wall = (row, column) => (isWall(field[row * stride + column]) ? 1 : 0);
  let text = `${across} ${down}\n`;
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      text += `${wall(2 * row, 2 * column + 1)} ${wall(2 * row + 1, 2 * column)}\n`;
    }
  }
  return text;
}

/** The maze as SVG: walls as runs of one path, the route as a line. ink: for paper. */
export function asSvg(shown, title, { cell = 10, ink = "#000", paper = "#fff" } = {}) {
  const { field, stride, width, height, route = [], start, finish } = shown;
  const runs = pixelRuns(width, height, (row, column) => isWall(field[row * stride + column]));
  const points = route.map(([row, column]) => `${(column + 0.5) * cell},${(row + 0.5) * cell}`).join(" ");
  const mark = (place, colour) =>
    place ? `<circle cx="${(place[1] + 0.5) * cell}" cy="${(place[0] + 0.5) * cell}" r="${cell * 0.35}" fill="${colour}"/>` : "";
  return svgText(width * cell, height * cell, title, [
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<path fill="${ink}" d="${scaled(runs, cell)}"/>`,
    points && `<polyline fill="none" stroke="#1663c7" stroke-width="${cell * 0.35}" stroke-linejoin="round" points="${points}"/>`,
    mark(start, "#0a8a2a") + mark(finish, "#d01c1c"),
  ]);
}

/** The Spectrum's screen as SVG: a path of runs for each of its colours but that of the paper. */
export function screenSvg(screen, title) {
  const runs = new Map();
  for (let row = 0; row < 192; row++) {
    for (let column = 0, begun = 0; column <= 256; column++) {
      const colour = column < 256 ? pixelColour(screen, row, column) : null;
      const before = pixelColour(screen, row, begun);
      if (colour === before) continue;
      if (!runs.has(before)) runs.set(before, []);
      runs.get(before).push(`M${begun} ${row}h${column - begun}v1h-${column - begun}z`);
      begun = column;
    }
  }
  const paths = [...runs].filter(([colour]) => colour !== "#ffffff").map(([colour, run]) => `<path fill="${colour}" d="${run.join("")}"/>`);
  return svgText(256, 192, title, [`<rect width="100%" height="100%" fill="#fff"/>`, ...paths]);
}

/** The colour of a pixel of a screen of 6,912 bytes. */
export function pixelColour(screen, row, column) {
  const at = ((row & 0xc0) << 5) | ((row & 7) << 8) | ((row & 0x38) << 2) | (column >> 3);
  const attribute = screen[0x1800 + (row >> 3) * 32 + (column >> 3)];
  const ink = (screen[at] << (column & 7)) & 0x80;
  const number = ink ? attribute & 7 : (attribute >> 3) & 7;
  const full = attribute & 0x40 ? "ff" : "c5";
  return `#${number & 2 ? full : "00"}${number & 4 ? full : "00"}${number & 1 ? full : "00"}`;
}

/** Draw a screen of 6,912 bytes on a canvas of 256 x 192. */
export function drawScreen(canvas, screen) {
  canvas.width = 256;
  canvas.height = 192;
  const to = canvas.getContext("2d");
  const image = to.createImageData(256, 192);
  for (let row = 0, i = 0; row < 192; row++) {
    for (let column = 0; column < 256; column++, i += 4) {
      const value = parseInt(pixelColour(screen, row, column).slice(1), 16);
      image.data.set([value >> 16, (value >> 8) & 0xff, value & 0xff, 255], i);
    }
  }
  to.putImageData(image, 0, 0);
}

function pixelRuns(width, height, isSet) {
  const runs = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!isSet(row, column)) continue;
      const begun = column;
      while (column < width && isSet(row, column)) column++;
      runs.push([row, begun, column - begun]);
    }
  }
  return runs;
}

function scaled(runs, cell) {
  return runs.map(([row, column, length]) => `M${column * cell} ${row * cell}h${length * cell}v${cell}h-${length * cell}z`).join("");
}

function svgText(width, height, title, parts) {
  const named = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${named}</title>${parts.filter(Boolean).join("")}</svg>\n`;
}
