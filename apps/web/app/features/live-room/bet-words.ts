import { useOdds } from '../../domains/odds';
import { usePickWords } from '../../domains/picks';
import { priceText } from '../../domains/tips';
import { useNumbers } from '../../i18n/use-numbers';
import type { Offer } from './bet-offers';
import { type BetStore, type Chosen, leftOf } from './BetStore';

interface Change {
  readonly seen: Offer;
  readonly now: Offer | undefined;
  readonly nameOf: (offer: Offer) => string;
  readonly market: Chosen['bet']['market'];
}

/** How the offer differs from the one that the member agreed to, in words. */
export function useChange({ seen, now, nameOf, market }: Change): string | undefined {
  const { t } = usePickWords();
  const { settings } = useOdds();
  if (!now) return undefined;
  const write = (price: number) => priceText({ market }, price, settings.oddsFormat).text;
  if (now.line !== seen.line) return t('lineMoved', { pick: nameOf(now), now: write(now.price) });
  return now.price === seen.price ? undefined : t('moved', { before: write(seen.price), now: write(now.price) });
}

/** What is wrong with the points, in words. */
export function useFault({ fault, limits, board }: BetStore): string | undefined {
  const { grouped } = useNumbers();
  const { t } = usePickWords();
  if (!fault || !limits) return undefined;
  const mine = board?.mine ?? { points: 0, onMatch: 0, today: 0 };
  const left = leftOf(limits, mine);
  switch (fault) {
    case 'whole':
      return t('stakeWhole');
    case 'low':
      return t('stakeTooLow', { min: grouped(limits.min) });
    case 'high':
      return t('stakeTooHigh', { max: grouped(limits.max) });
    case 'much':
      return t('stakeTooMuch', { points: grouped(mine.points) });
    case 'match':
      return t('stakeOverMatch', { max: grouped(limits.perMatch), left: grouped(left.match) });
    case 'day':
      return t('stakeOverDay', { max: grouped(limits.perDay), left: grouped(left.day) });
  }
}
