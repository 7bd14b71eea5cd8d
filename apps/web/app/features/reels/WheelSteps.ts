/** After a step, the rest of a turn of the wheel or of a swipe on a touchpad is not another step. */
const REST_MS = 450;
/** A pause after which a new turn begins. */
const PAUSE_MS = 120;
const MIN_DELTA = 8;

/** Makes one step of each turn of a wheel, however far it goes. */
export class WheelSteps {
  #steppedAt = -Infinity;
  #turnedAt = -Infinity;

  /** -1, 0 or 1. @param now In ms. */
  stepOf(deltaY: number, now: number): number {
    const isNewTurn = now - this.#turnedAt > PAUSE_MS;
    this.#turnedAt = now;
    if (Math.abs(deltaY) < MIN_DELTA || now - this.#steppedAt < REST_MS) return 0;
    if (!isNewTurn && now - this.#steppedAt < 2 * REST_MS) return 0;
    this.#steppedAt = now;
    return Math.sign(deltaY);
  }
}
