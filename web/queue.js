// queue.js - a ring of stereo samples between the Spectrum, which makes them by the frame, and the loudspeaker, which takes them steadily

/** Samples wait here. They are taken a little faster or slower than they come, so that the ring neither fills nor empties. */
export class SampleQueue {
  /** Numbers of pairs of samples: the room, and how many should wait. */
  constructor(room = 16384, wanted = 2646) {
    this.room = room;
    this.wanted = wanted;
    this.ring = new Float32Array(2 * room);
    this.first = 0; // the next pair to take, with a fraction
    this.waiting = 0;
    this.isOpen = false; // samples are taken once enough wait
    this.last = [0, 0];
  }

  /** Add pairs, left and right in turn; what finds no room is left out. */
  put(samples) {
    const count = Math.min(samples.length >> 1, Math.floor(this.room - 1 - this.waiting));
    let at = Math.round(this.first + this.waiting) % this.room; // the sum is whole but for rounding
    for (let i = 0; i < count; i++) {
      this.ring[2 * at] = samples[2 * i];
      this.ring[2 * at + 1] = samples[2 * i + 1];
      at = (at + 1) % this.room;
    }
    this.waiting += count;
    if (this.waiting >= this.wanted) this.isOpen = true;
  }

  /** Fill two arrays. When nothing waits, the sound fades from its last level: no click when the machine stops. */
  take(left, right) {
    const late = (this.waiting - this.wanted) / this.wanted;
    const step = 1 + 0.01 * Math.max(-0.5, Math.min(late, 2));
    for (let i = 0; i < left.length; i++) {
      if (this.isOpen && this.waiting >= step) {
        const at = 2 * Math.floor(this.first);
        this.last = [this.ring[at], this.ring[at + 1]];
        this.first = (this.first + step) % this.room;
        this.waiting -= step;
      } else {
        this.isOpen = false;
        this.last = [this.last[0] * 0.99, this.last[1] * 0.99];
      }
      left[i] = this.last[0];
      right[i] = this.last[1];
    }
  }
}
