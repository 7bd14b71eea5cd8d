import { type MarblePlace, wayOf } from './track-model.js';

/** After a gap a marble slides to its place in this time. */
const SLIDE_MS = 300;

/** Units per ms that no marble runs: about four times its pace. A step further than that is a gap. */
const LEAP = 0.45;

/** A slide begins at most so long before the frame that noticed the gap. */
const FRAME_MS = 16;

interface Drawn {
  readonly way: number;
  /** Where and when the slide began. */
  readonly from: number;
  readonly since: number;
}

/** Where marbles are drawn: at their place, and on the way to it after a gap. */
export class MarbleSlides {
  #drawn = new Map<number, Drawn>();
  #time = 0;

  /** The way along the road of each marble at `time`, in ms. Call it with rising times. */
  at(
    time: number,
    places: readonly MarblePlace[],
    lanes: ReadonlyMap<number, number>,
    race: { laps: number; marbles: number },
  ): ReadonlyMap<number, number> {
    const frame = { time, passed: time - this.#time };
    this.#time = time;
    const drawn = places.map((place): [number, Drawn] => {
      const target = wayOf(place, lanes.get(place.id) ?? 0, race);
      return [place.id, next(this.#drawn.get(place.id), target, frame)];
    });
    this.#drawn = new Map(drawn);
    return new Map(drawn.map(([id, { way }]) => [id, way]));
  }
}

function next(before: Drawn | undefined, target: number, { time, passed }: { time: number; passed: number }): Drawn {
  if (!before) return { way: target, from: target, since: -SLIDE_MS };
  const wasSliding = time - passed - before.since < SLIDE_MS;
  const leaps = !wasSliding && Math.abs(target - before.way) > LEAP * Math.min(passed, SLIDE_MS) + 1;
  const { from, since } = leaps ? { from: before.way, since: time - Math.min(passed, FRAME_MS) } : before;
  const part = (time - since) / SLIDE_MS;
  return { way: part >= 1 ? target : from + (target - from) * part, from, since };
}
