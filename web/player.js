// player.js - play, pause and steps through the T-states of a run, by buttons, a slider and its keys
//
// The page gives: button, pace (a select of milliseconds for the whole run), slider; show(t), which draws a moment; total(),
// the T-states of the run, 0 for none; step(t, direction), the moment before or after one, if there are better ones than
// hundredths.

const EARLIER = ["ArrowLeft", "ArrowDown"];
const LATER = ["ArrowRight", "ArrowUp"];

export class Player {
  constructor({ button, pace, slider, show, total, step = null, words = ["Play", "Pause"] }) {
    Object.assign(this, { button, pace, slider, show, total, words, time: 0, playing: 0, plays: 0 });
    this.step = step ?? ((t, direction) => t + (direction * total()) / 100);
    button.addEventListener("click", () => this.toggle());
    slider.addEventListener("input", () => this.to(Number(slider.value)));
    slider.addEventListener("keydown", (event) => this.#key(event));
    pace.addEventListener("change", () => this.playing && this.#go());
  }

  /** Stop, and show a moment. */
  to(t) {
    this.stop();
    return this.#show(t);
  }

  /** Stop, and go to the moment before (-1) or after (1), or by a share of the run. */
  move(direction) {
    if (this.total()) this.to(this.step(this.time, direction));
  }

  moveBy(share) {
    if (this.total()) this.to(this.time + share * this.total());
  }

  stop() {
    this.playing = 0;
    this.button.textContent = this.words[0];
  }

  toggle() {
    if (this.playing || !this.total()) return this.stop();
    if (this.time >= this.total()) this.time = 0;
    return this.#go();
  }

  #show(t) {
    this.time = Math.max(0, Math.min(Math.round(t), this.total()));
    this.slider.value = this.time;
    return this.show(this.time);
  }

  /** Go on from the moment shown. Each play has a number, so that the ticks of one before end. */
  #go() {
    const mine = (this.playing = ++this.plays);
    const length = Number(this.pace.value);
    const begun = performance.now() - (this.time / this.total()) * length;
    this.button.textContent = this.words[1];
    const tick = async (now) => {
      if (this.playing !== mine) return;
      await this.#show((Math.max(0, now - begun) / length) * this.total());
      if (this.playing !== mine) return;
      if (this.time >= this.total()) this.stop();
      else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  #key(event) {
    const direction = LATER.includes(event.key) - EARLIER.includes(event.key);
    if (!direction) return;
    event.preventDefault();
    this.move(direction);
  }
}
