// sound.js - the Spectrum's sound through an AudioWorklet, which begins at a click or a key

/** Sound that can be switched on and off. */
export class Sound {
  constructor() {
    this.isOn = false;
    this.node = null;
  }

  /** Switch it on; a browser allows that only when the visitor has clicked or pressed a key. */
  async on() {
    if (!this.context) {
      this.context = new AudioContext({ sampleRate: 44100, latencyHint: "interactive" });
      await this.context.audioWorklet.addModule(new URL("speaker.js", import.meta.url));
      this.node = new AudioWorkletNode(this.context, "speaker", { outputChannelCount: [2] });
      this.node.connect(this.context.destination);
    }
    await this.context.resume();
    this.isOn = true;
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
