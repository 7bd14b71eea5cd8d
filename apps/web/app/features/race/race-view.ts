import type { Race, Racer } from '@khandai/contracts';
import type { RaceFinish } from '@khandai/marble-race';
import type { MarblePlace, RunningMarbleView } from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import { grouped } from '../../i18n/format-number';
import type { Language } from '../../i18n/sentences';
import type { RaceWords } from './use-race-words';

/** The marbles of a race on the grid. */
export const gridOf = ({ marbles }: Pick<Race, 'marbles'>): MarblePlace[] =>
  marbles.map(({ id }, index) => ({ id, progress: 0, rank: index + 1 }));

/** All at the finish, in the published order. */
export const finishOf = (order: readonly number[]): MarblePlace[] =>
  order.map((id, index) => ({ id, progress: 1, rank: index + 1 }));

export const byRank = (places: readonly MarblePlace[]): MarblePlace[] => [...places].sort((a, b) => a.rank - b.rank);

export const racerOf = ({ marbles }: Pick<Race, 'marbles'>, id: number | undefined): Racer | undefined =>
  marbles.find((racer) => racer.id === id);

export const nameOf = (race: Pick<Race, 'marbles'>, id: number | undefined): string => racerOf(race, id)?.name ?? '';

/** It is over, and what the reader's pick brings is not there yet: the points come after the end. */
export const isUnsettled = ({ state, mine }: Pick<Race, 'state' | 'mine'>): boolean =>
  (state === 'finished' || state === 'void') && mine?.returned === null;

/** How a race ended, and what the reader's pick of it brought. */
export function resultOf(
  race: Race,
  { hidesPicks, language }: { readonly hidesPicks: boolean; readonly language: Language },
  t: RaceWords,
): string {
  const { order, mine } = race;
  const parts = order ? [t('past.winner', { name: nameOf(race, order[0]) })] : [];
  if (mine && !hidesPicks && order)
    parts.push(
      isUnsettled(race)
        ? t('past.mineWaits', { number: mine.marbleId })
        : mine.marbleId === order[0]
          ? t('past.mineWon', { number: mine.marbleId, points: grouped(mine.returned ?? 0, language) })
          : t('past.mineLost', { number: mine.marbleId }),
    );
  return parts.join(' · ');
}

/** Names in the order of the race, for sentences. */
export const orderText = (race: Pick<Race, 'marbles'>, places: readonly MarblePlace[]): string =>
  byRank(places)
    .map(({ id }) => nameOf(race, id))
    .join(', ');

/** The lap that the leader is in, from 1. */
export function lapOf(places: readonly MarblePlace[], laps: number): number {
  const progress = Math.max(0, ...places.map((place) => place.progress));
  return Math.min(laps, Math.floor(progress * laps) + 1);
}

/** `1:27`, `0:49`: a time in a race. */
export function raceTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Seconds behind the leader, from the ways both have run in the time since the start. Ticks say no times: it is the time that
 * the marble needs at the leader's average pace.
 */
export function gapSeconds(place: MarblePlace, leader: MarblePlace, sinceStartMs: number): number {
  if (leader.progress <= 0) return 0;
  return (((leader.progress - place.progress) / leader.progress) * sinceStartMs) / 1000;
}

/** It would be written as 0,0 s. */
export const isClose = (seconds: number): boolean => seconds < 0.05;

export const secondsText = (seconds: number, language: Language): string =>
  withDecimalSign(seconds.toFixed(1), language);

/** `1:28,4`: the winner's time. */
export function finishTime(ms: number, language: Language): string {
  const tenths = Math.floor(ms / 100);
  const seconds = withDecimalSign(((tenths % 600) / 10).toFixed(1), language);
  return `${Math.floor(tenths / 600)}:${tenths % 600 < 100 ? '0' : ''}${seconds}`;
}

export interface RunningOptions {
  readonly sinceStartMs: number;
  readonly ranksBefore: ReadonlyMap<number, number>;
  /** When each marble is at the finish; undefined while that is secret. */
  readonly finishes?: readonly RaceFinish[] | undefined;
  readonly mine: number | undefined;
  readonly language: Language;
}

/** The rows of the order. */
export function runningViews(
  race: Race,
  places: readonly MarblePlace[],
  { sinceStartMs, ranksBefore, finishes, mine, language }: RunningOptions,
  t: RaceWords,
): RunningMarbleView[] {
  const rows = byRank(places);
  const [leader] = rows;
  const winnerMs = finishes?.[0]?.atMs ?? 0;
  return rows.map((place): RunningMarbleView => {
    const { id, rank, progress } = place;
    const moved = (ranksBefore.get(id) ?? rank) - rank;
    const gap = (): string => {
      if (!leader || leader.progress === 0) return '';
      const finish = finishes?.find((one) => one.id === id);
      if (progress === 1 && finish)
        return rank === 1
          ? finishTime(finish.atMs, language)
          : t('order.gap', { seconds: withDecimalSign(((finish.atMs - winnerMs) / 1000).toFixed(2), language) });
      if (progress === 1) return t('order.finished');
      if (rank === 1) return t('order.first');
      const seconds = gapSeconds(place, leader, sinceStartMs);
      return isClose(seconds) ? t('order.close') : t('order.gap', { seconds: secondsText(seconds, language) });
    };
    return {
      id,
      rank,
      name: nameOf(race, id),
      color: racerOf(race, id)?.color ?? '#6f8796',
      gap: gap(),
      ...(moved !== 0 && progress < 1
        ? { move: { places: moved, label: t(moved > 0 ? 'order.up' : 'order.down', { count: Math.abs(moved) }) } }
        : {}),
      ...(mine === id ? { mine: t('order.picked') } : {}),
    };
  });
}
