// speaker.js - the AudioWorklet: a queue of samples between the Spectrum, which makes them by the frame, and the loudspeaker

const LONGEST = 2 * 44100 * 0.15; // more than this is late, and left out

class Speaker extends AudioWorkletProcessor {
  constructor() {
    super();
    this.queue = [];
    this.at = 0;
    this.waiting = 0;
    this.last = [0, 0];
    this.port.onmessage = ({ data }) => {
      if (this.waiting > LONGEST) return;
      this.queue.push(data);
      this.waiting += data.length;
    };
  }

  process(_inputs, [[left, right]]) {
    for (let i = 0; i < left.length; i++) {
      if (this.queue.length) {
        this.last = [this.queue[0][this.at], this.queue[0][this.at + 1]];
        this.at += 2;
        this.waiting -= 2;
        if (this.at >= this.queue[0].length) {
          this.queue.shift();
          this.at = 0;
        }
      } else {
        this.last = this.last.map((value) => value * 0.99); // no click when the machine stops
      }
      left[i] = this.last[0];
      if (right) right[i] = this.last[1];
    }
    return true;
  }
}

registerProcessor("speaker", Speaker);
