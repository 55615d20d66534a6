// speaker.js - the AudioWorklet: it plays what the page sends

import { SampleQueue } from "./queue.js";

class Speaker extends AudioWorkletProcessor {
  constructor() {
    super();
    this.queue = new SampleQueue();
    this.port.onmessage = ({ data }) => this.queue.put(data);
  }

  process(_inputs, [[left, right]]) {
    this.queue.take(left, right ?? left);
    return true;
  }
}

registerProcessor("speaker", Speaker);
