import type { Fixture, Tip, TipCard } from '@khandai/contracts';
import { isOpen } from './tip-view';

/** The tips on one match. */
export interface TipGroup {
  readonly key: string;
  /** Null when the match is not on the site any more. */
  readonly fixture: Fixture | null;
  readonly match: TipCard['match'];
  readonly tips: readonly Tip[];
}

/** Groups tips by match, those with an open tip first; the order is otherwise that of the tips. */
export function byMatch(tips: readonly Tip[], now: number): TipGroup[] {
  const groups = Map.groupBy(tips, ({ fixture, match, lockedAt }) =>
    fixture ? fixture.fixtureId : `${match.home} ${match.away} ${lockedAt}`,
  );
  return [...groups]
    .flatMap(([key, own]) => {
      const [first] = own;
      return first ? [{ key, fixture: first.fixture, match: first.match, tips: own }] : [];
    })
    .sort((a, b) => Number(isLocked(a, now)) - Number(isLocked(b, now)));
}

const isLocked = ({ tips }: TipGroup, now: number): boolean => !tips.some((tip) => isOpen(tip, now));
