// timeline.js - what a routine wrote, and when: a copy of memory that can be taken to any T-state of the call
export class Timeline {
  /**
   * first, bytes: the memory before the call, from address `first` on. log: the writes, as Spectrum.log gives them.
   * tstates: those of the whole call.
   */
  constructor(first, bytes, log, tstates) {
    this.first = first;
    this.bytes = bytes.slice();
    this.tstates = tstates;
    const kept = [...log.address.keys()].filter((i) => log.address[i] >= first && log.address[i] < first + bytes.length);
    this.times = Uint32Array.from(kept, (i) => log.t[i]);
    this.places = Uint16Array.from(kept, (i) => log.address[i] - first);
    this.after = Uint8Array.from(kept, (i) => log.value[i]);
    this.before = new Uint8Array(kept.length);
    this.done = 0;
    for (let i = 0; i < kept.length; i++) {
      this.before[i] = this.bytes[this.places[i]];
      this.bytes[this.places[i]] = this.after[i];
    }
    this.done = kept.length;
    this.writes = new Uint16Array(bytes.length); // how often each byte has been written so far
    for (const place of this.places) this.writes[place]++;
  }

  get length() {
    return this.times.length;
  }

  /** The T-state of the last write before t (direction -1) or of the first one after it (1); null if there is none. */
  near(t, direction) {
    let low = 0;
    let high = this.length; // the first write that is later than t, or for -1 not earlier
    while (low < high) {
      const middle = (low + high) >> 1;
      if (direction > 0 ? this.times[middle] <= t : this.times[middle] < t) low = middle + 1;
      else high = middle;
    }
    return this.times[direction > 0 ? low : low - 1] ?? null;
  }

  /** Take the memory to this T-state of the call, forward or back. */
  seek(t) {
    while (this.done < this.length && this.times[this.done] <= t) {
      this.bytes[this.places[this.done]] = this.after[this.done];
      this.writes[this.places[this.done]]++;
      this.done++;
    }
    while (this.done > 0 && this.times[this.done - 1] > t) {
      this.done--;
      this.bytes[this.places[this.done]] = this.before[this.done];
      this.writes[this.places[this.done]]--;
    }
  }
}
