/** Reproducible random values: the same seed and place always give the same sequence. */
export class Random {
  #state;

  /** @param {...(string | number)} place */
  constructor(...place) {
    this.#state = 2_166_136_261;
    for (const letter of place.join('/')) this.#state = Math.imul(this.#state ^ letter.codePointAt(0), 16_777_619);
  }

  /** A number in [0, 1). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both inclusive. */
  int(min, max) {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(share) {
    return this.next() < share;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  one(list) {
    return list[this.int(0, list.length - 1)];
  }

  /** @template T @param {number} max @param {() => T} make @returns {T[]} */
  some(max, make) {
    return Array.from({ length: this.int(0, max) }, make);
  }
}
