// sound.js - the Spectrum's sound through an AudioWorklet; a browser lets it begin when the visitor clicks or presses a key

/** Sound that can be switched on and off. */
export class Sound {
  constructor() {
    this.isOn = false;
    this.node = null;
  }

  /** Switch it on. */
  async on() {
    this.isOn = true;
    this.ready ??= this.#begin();
    await this.ready;
    if (this.isOn) await this.context.resume();
  }

  async #begin() {
    this.context = new AudioContext({ sampleRate: 44100, latencyHint: "interactive" });
    await this.context.audioWorklet.addModule(new URL("speaker.js", import.meta.url));
    this.node = new AudioWorkletNode(this.context, "speaker", { outputChannelCount: [2] });
    this.node.connect(this.context.destination);
  }

  off() {
    this.isOn = false;
    this.context?.suspend();
  }

  /** Play samples, left and right in turn. */
  play(samples) {
    if (this.isOn && this.node && samples.length) this.node.port.postMessage(samples, [samples.buffer]);
  }
}
