// screen.js - the Spectrum's picture on its canvas, as large as there is room, and full screen

import { HEIGHT, WIDTH } from "./core.js";

const WORTH = 0.8; // whole pixels, if the picture then fills as much of the room as this
const AROUND = 276; // what the page has above and below the picture, in pixels
const ABOVE = 150; // and what it has above it, with the set

/**
 * The width of the picture for a room, in CSS pixels: a whole number of the display's pixels for each of ours where that
 * is large enough; for it the picture may be higher than the room, up to `tallest`.
 */
export function fitted(width, height, tallest = height, ratio = 1) {
  const most = Math.min(width, (height * WIDTH) / HEIGHT);
  const unit = WIDTH / ratio;
  const whole = Math.floor(most / unit + 0.001) * unit;
  if (whole >= WORTH * most) return whole;
  const larger = whole + unit;
  return larger <= width && (larger * HEIGHT) / WIDTH <= tallest ? larger : Math.floor(most);
}

/** The picture in its stage: stage holds glass, which holds canvas. */
export class Screen {
  constructor(stage, glass, canvas) {
    Object.assign(this, { stage, glass, canvas });
    this.to = canvas.getContext("2d", { alpha: false });
    new ResizeObserver(() => this.fit()).observe(stage);
    addEventListener("resize", () => this.fit());
    document.addEventListener("fullscreenchange", () => this.#mark(document.fullscreenElement === stage));
    this.fit();
  }

  /** Draw the last frame of a Spectrum. */
  draw(spectrum) {
    this.to.putImageData(new ImageData(spectrum.image, WIDTH, HEIGHT), 0, 0);
  }

  get isFull() {
    return this.stage.classList.contains("full");
  }

  /** Enter full screen or leave it; where a browser has none, the stage fills its window. */
  async toggle() {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (this.isFull || !this.stage.requestFullscreen) this.#mark(!this.isFull);
    else await this.stage.requestFullscreen().catch(() => this.#mark(true));
  }

  #mark(on) {
    this.stage.classList.toggle("full", on);
    document.body.classList.toggle("filled", on);
    this.fit();
  }

  /** Make the picture as large as there is room. */
  fit() {
    const { glass, isFull } = this;
    const style = getComputedStyle(glass);
    const sum = (...names) => names.reduce((total, name) => total + parseFloat(style[name]), 0);
    const width = isFull ? glass.clientWidth : this.stage.clientWidth - sum("paddingLeft", "paddingRight", "marginLeft", "marginRight", "borderLeftWidth", "borderRightWidth");
    const height = isFull ? glass.clientHeight : Math.max(innerHeight - AROUND, HEIGHT);
    const found = fitted(width, height, isFull ? height : innerHeight - ABOVE, devicePixelRatio || 1);
    this.canvas.style.width = `${found}px`;
    this.canvas.style.height = `${(found * HEIGHT) / WIDTH}px`;
  }
}
