import type { RaceTickMarble } from './marble-race.js';

/** The marbles at a moment: a tick of a planned race, or one that a server sent. */
export interface RaceMoment {
  /** From the start, in ms. */
  readonly atMs: number;
  readonly marbles: readonly RaceTickMarble[];
}

/** The places when the leader passed a mark. */
export interface RaceMark {
  /** 0 at the start, then the number of parts of the race that the leader had run. */
  readonly part: number;
  /** Ids by their places, the first one first. */
  readonly order: readonly number[];
}

/** What happened in a race, or in as much of it as there is yet. */
export interface RaceStory {
  /** In order. At the last mark the places are those of the finish. Those that passed in a gap are missing. */
  readonly marks: readonly RaceMark[];
  /** How often another marble took the lead. */
  readonly leadChanges: number;
  /** The longest time for which one marble led. */
  readonly longestLead: { readonly id: number; readonly ms: number } | undefined;
  /** The most places that a marble went up, from its lowest place to a later one. */
  readonly bestClimb: { readonly id: number; readonly from: number; readonly to: number } | undefined;
  /** Moments are missing, so that more may have happened. */
  readonly hasGaps: boolean;
}

/** Moments further apart leave a gap: nothing is said of what happened in it. */
const GAP_MS = 3000;

/**
 * Tells a race from its moments, in order of their time.
 * @param parts so many marks after the start, at equal parts of the race
 */
export function tellRace(moments: readonly RaceMoment[], parts: number): RaceStory {
  const hasGaps = moments.some((moment, index) => isGap(moments[index - 1], moment));
  // On the grid and after the winner's finish no marble leads.
  const raced = moments.filter((moment) => leaderOf(moment).progress > 0);
  const finish = raced.findIndex((moment) => leaderOf(moment).progress === 1);
  const led = finish < 0 ? raced : raced.slice(0, finish + 1);
  return { marks: marksOf(moments, parts), ...leadsOf(led), bestClimb: climbOf(raced), hasGaps };
}

const isGap = (before: RaceMoment | undefined, { atMs }: RaceMoment): boolean =>
  before !== undefined && atMs - before.atMs > GAP_MS;

const NONE: Pick<RaceTickMarble, 'id' | 'progress'> = { id: 0, progress: 0 };

const leaderOf = ({ marbles }: RaceMoment) => marbles.find(({ rank }) => rank === 1) ?? NONE;

/** How many marks the race has passed. The last one is passed when all marbles are in. */
function passed(moment: RaceMoment, parts: number): number {
  const { progress } = leaderOf(moment);
  if (progress < 1) return Math.floor(progress * parts);
  return moment.marbles.every((marble) => marble.progress === 1) ? parts : parts - 1;
}

function marksOf(moments: readonly RaceMoment[], parts: number): RaceMark[] {
  const marks: RaceMark[] = [];
  let next = 0;
  moments.forEach((moment, index) => {
    const part = passed(moment, parts);
    // The order of the finish stays, however late it was seen.
    if (part >= next && (part === parts || !isGap(moments[index - 1], moment)))
      marks.push({ part, order: orderOf(moment) });
    next = Math.max(next, part + 1);
  });
  return marks;
}

const orderOf = ({ marbles }: RaceMoment): number[] => [...marbles].sort((a, b) => a.rank - b.rank).map(({ id }) => id);

function leadsOf(led: readonly RaceMoment[]): Pick<RaceStory, 'leadChanges' | 'longestLead'> {
  let leadChanges = 0;
  let longestLead: RaceStory['longestLead'];
  let since: RaceMoment | undefined;
  led.forEach((moment, index) => {
    const before = led[index - 1];
    const { id } = leaderOf(moment);
    const isNew = before !== undefined && leaderOf(before).id !== id;
    if (isNew) leadChanges += 1;
    const isCut = isGap(before, moment);
    if (since && !isCut && moment.atMs - since.atMs > (longestLead?.ms ?? 0))
      longestLead = { id: leaderOf(since).id, ms: moment.atMs - since.atMs };
    if (!since || isNew || isCut) since = moment;
  });
  return { leadChanges, longestLead };
}

function climbOf(raced: readonly RaceMoment[]): RaceStory['bestClimb'] {
  const lowest = new Map<number, number>();
  let best: RaceStory['bestClimb'];
  for (const { marbles } of raced)
    for (const { id, rank } of marbles) {
      const from = Math.max(rank, lowest.get(id) ?? rank);
      lowest.set(id, from);
      if (from - rank > (best ? best.from - best.to : 0)) best = { id, from, to: rank };
    }
  return best;
}
