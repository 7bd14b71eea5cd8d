import { MatchState, type Race } from '@khandai/contracts';
import type { RaceFinish } from '@khandai/marble-race';
import type { MarblePlace, MovingMarbles } from '@khandai/match-ui';
import { type SpoiledMatch, useSpoilers } from '../../domains/match';
import { useOdds } from '../../domains/odds';
import { useServices } from '../../shell/services/services';
import { everyFrame } from './every-frame';
import type { LiveRace } from './LiveRace';
import { type RaceStores, useRaces } from './race-context';
import { sceneOf } from './race-scene';
import { finishOf, gridOf } from './race-view';

/** The race on the track. */
export interface ShownRace {
  readonly kind: 'racing' | 'waiting' | 'over' | 'replay';
  readonly race: Race;
  /** By the latest tick. */
  readonly places: readonly MarblePlace[];
  readonly moving: MovingMarbles | undefined;
  /** The race is out of step. */
  readonly held: boolean;
  readonly sinceStartMs: number;
  readonly ranksBefore: ReadonlyMap<number, number>;
  /** When each marble is at the finish; undefined while that is secret, or covered. */
  readonly finishes: readonly RaceFinish[] | undefined;
  /** The marble that the reader picked, unless they hide odds. */
  readonly mine: number | undefined;
  /** The reader hides scores and has not asked for this one. */
  readonly covered: boolean;
}

/** A race that has just started may not have a tick yet. */
const FIRST_TICK_MS = 3000;

const NOTHING: ReadonlyMap<number, number> = new Map();

/** What the track shows now; undefined while no race is planned. Call it inside an observer. */
export function useShownRace(): ShownRace | undefined {
  const { races, live, replay } = useRaces();
  const { clock } = useServices();
  const { isCovered } = useCovers();
  const { hideOdds } = useOdds().settings;
  const mineOf = ({ mine }: Race) => (hideOdds ? undefined : mine?.marbleId);
  if (replay.race) {
    const { race, places, at } = replay;
    return {
      ...{ kind: 'replay', race, places, held: false, covered: false, sinceStartMs: at, ranksBefore: NOTHING },
      moving: { now: replay.now, frames: everyFrame },
      finishes: replay.course?.finishes,
      mine: mineOf(race),
    };
  }
  if (!races.board) return undefined;
  const scene = sceneOf(races.board, clock.now, live.tick);
  if (scene.kind === 'closed') return undefined;
  const { kind, race } = scene;
  const sinceStartMs = Math.max(0, clock.now - Date.parse(race.startsAt));
  const shown = { kind, race, sinceStartMs, held: false, mine: mineOf(race), covered: isCovered(race) };
  if (kind === 'racing') {
    const tick = live.tick?.raceId === race.raceId ? live.tick : undefined;
    return {
      ...shown,
      places: tick?.marbles ?? gridOf(race),
      moving: tick && { now: live.now, frames: everyFrame },
      held: live.silent && sinceStartMs > FIRST_TICK_MS,
      finishes: undefined,
      ranksBefore: tick ? live.ranksBefore() : NOTHING,
    };
  }
  const order = kind === 'over' && !shown.covered ? race.order : null;
  return {
    ...shown,
    places: order ? finishOf(order) : gridOf(race),
    moving: undefined,
    ranksBefore: NOTHING,
    finishes: order ? races.course?.finishes : undefined,
  };
}

export interface Covers {
  readonly isCovered: (race: Pick<Race, 'raceId' | 'state'>) => boolean;
  readonly reveal: (race: Pick<Race, 'raceId'>) => void;
}

/** Which results are hidden from a reader who hides scores: not those of races that they saw run. Call it inside an observer. */
export function useCovers(): Covers {
  return useCoversOf(useRaces().live);
}

/** The same outside the context of the page's stores. */
export function useCoversOf(live: Pick<LiveRace, 'watched'>): Covers {
  const spoilers = useSpoilers();
  return {
    isCovered: ({ raceId, state }) =>
      state === 'finished' && !live.watched.has(raceId) && spoilers.isHidden(keyOf(raceId)),
    reveal: ({ raceId }) => {
      spoilers.reveal(keyOf(raceId));
    },
  };
}

/** The last race, if its result is covered: the chat of the track reveals it. Call it inside an observer. */
export function useSpoiledRace({ races, live }: Pick<RaceStores, 'races' | 'live'>): SpoiledMatch | undefined {
  const { isCovered } = useCoversOf(live);
  const last = races.board?.last;
  return last && isCovered(last) ? { fixtureId: keyOf(last.raceId), state: MatchState.ended } : undefined;
}

/** The reader's points; null for guests, and while they would tell how a pick of a covered race ended. Call it inside an observer. */
export function useShownPoints(): number | null {
  const { board, last } = useRaces().races;
  const { isCovered } = useCovers();
  return last?.mine && isCovered(last) ? null : (board?.points ?? null);
}

const keyOf = (raceId: number): string => `cuoc-dua-${raceId}`;
