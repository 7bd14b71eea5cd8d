import type { Race, RaceBoard, RaceTick } from '@khandai/contracts';

/** What the track shows. */
export type Scene =
  | { readonly kind: 'racing' | 'waiting' | 'over'; readonly race: Race }
  /** No race is planned. */
  | { readonly kind: 'closed' };

/** The podium stays so long after the finish. */
const PODIUM_MS = 25_000;

/** So long after its start a void race is what the reader came for. */
const VOID_MS = 3 * 60_000;

/** The race to show at a moment: the one that runs, the one that just ended, the next, or none. */
export function sceneOf(board: RaceBoard, now: number, tick?: Pick<RaceTick, 'raceId'>): Scene {
  const { current, last } = board;
  const next = board.next[0];
  if (current?.state === 'racing') return { kind: 'racing', race: current };
  // The board is read again in a moment: the clock, or the first tick, says that it has started.
  if (next && (now >= Date.parse(next.startsAt) || tick?.raceId === next.raceId)) return { kind: 'racing', race: next };
  if (last && now < freshTill(last)) return { kind: 'over', race: last };
  if (next) return { kind: 'waiting', race: next };
  return { kind: 'closed' };
}

const freshTill = ({ finishedAt, startsAt }: Race): number =>
  finishedAt === null ? Date.parse(startsAt) + VOID_MS : Date.parse(finishedAt) + PODIUM_MS;

/** Members may pick it at this moment. The server decides by its own clock. */
export const isOpen = ({ state, picksOpenAt, startsAt }: Race, now: number): boolean =>
  state === 'waiting' && Date.parse(picksOpenAt) <= now && now < Date.parse(startsAt);
