import { type Fixture, MatchState, type Tip, type TipCard } from '@khandai/contracts';
import { isOpen } from './tip-view';

/** The tips on one match. */
export interface TipGroup {
  readonly key: string;
  /** Null when the match is not on the site any more. */
  readonly fixture: Fixture | null;
  readonly match: TipCard['match'];
  readonly tips: readonly Tip[];
}

/** Groups tips by match: live ones first, then those to come, then those that are over; the order is otherwise that of the tips. */
export function byMatch(tips: readonly Tip[], now: number): TipGroup[] {
  const groups = Map.groupBy(tips, ({ fixture, match, lockedAt }) =>
    fixture ? fixture.fixtureId : `${match.home} ${match.away} ${lockedAt}`,
  );
  return [...groups]
    .flatMap(([key, own]) => {
      const [first] = own;
      return first ? [{ key, fixture: first.fixture, match: first.match, tips: own }] : [];
    })
    .sort((a, b) => stageOf(a, now) - stageOf(b, now));
}

function stageOf({ tips, fixture }: TipGroup, now: number): number {
  if (fixture?.state === MatchState.live) return 0;
  return tips.some((tip) => isOpen(tip, now)) ? 1 : 2;
}
