type State = [number, number, number, number];

/** A source of whole numbers from a seed of 256 bits: xoshiro128**, as its authors published it, on whole numbers of 32 bits. */
export class SeededNumbers {
  #state: State;

  /** @param seed 64 hexadecimal digits */
  constructor(seed: string) {
    const word = (index: number): number => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16);
    this.#state = [word(0), word(1), word(2), word(3)];
    this.#mix();
    const [a, b, c, d] = this.#state;
    this.#state = [a ^ word(4), b ^ word(5), c ^ word(6), d ^ word(7)];
    this.#mix();
  }

  /** A whole number from 0 to `count - 1`, each with the same chance: numbers that would favour the low ones are drawn again. */
  below(count: number): number {
    const fair = 2 ** 32 - (2 ** 32 % count);
    let drawn = this.#next();
    while (drawn >= fair) drawn = this.#next();
    return drawn % count;
  }

  /** The same members, each order with the same chance. */
  shuffle<T>(members: readonly T[]): T[] {
    const left = [...members];
    return members.map(() => left.splice(this.below(left.length), 1)).flat();
  }

  /** Lets every bit of the state reach every other. A state of zeros alone would stay so. */
  #mix(): void {
    if (this.#state.every((value) => value === 0)) this.#state[0] = 1;
    for (let round = 0; round < MIX_ROUNDS; round++) this.#next();
  }

  #next(): number {
    const [a, b, c, d] = this.#state;
    const drawn = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const third = c ^ a;
    const fourth = d ^ b;
    this.#state = [a ^ fourth, b ^ third, third ^ (b << 9), turn(fourth, 11)];
    return drawn;
  }
}

const MIX_ROUNDS = 32;

const turn = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
