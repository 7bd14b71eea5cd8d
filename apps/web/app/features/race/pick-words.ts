import type { Race } from '@khandai/contracts';
import { useNumbers } from '../../i18n/use-numbers';
import { useRaces } from './race-context';
import { isUnsettled } from './race-view';
import { useRaceWords } from './use-race-words';
import { useCovers, useShownPoints } from './use-shown-race';

/** What is wrong with the points for a race, in words. */
export function useFault(race: Race): string | undefined {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { picks } = useRaces();
  const { limits } = picks;
  const balance = useShownPoints();
  switch (picks.faultOn(race)) {
    case 'whole':
      return t('picks.stakeWhole');
    case 'low':
      return t('picks.stakeTooLow', { min: grouped(limits?.min ?? 0) });
    case 'high':
      return t('picks.stakeTooHigh', { max: grouped(limits?.max ?? 0) });
    case 'overRace':
      return t('picks.stakeOverRace', { points: grouped(picks.leftOn(race)) });
    case 'much':
      return balance === null ? t('picks.stakeTooMuchCovered') : t('picks.stakeTooMuch', { points: grouped(balance) });
    default:
      return undefined;
  }
}

/** What the pick of a race would bring or brought, in words. */
export function useOutcome(race: Race): string | undefined {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { isCovered } = useCovers();
  const { mine, multiple, state } = race;
  if (!mine) return undefined;
  const { returned, stake } = mine;
  if (isUnsettled(race)) return t('picks.unsettled');
  if (returned === null) return t('picks.wins', { points: grouped(stake * multiple) });
  if (isCovered(race)) return t('picks.coveredResult');
  if (state === 'void') return t('picks.back', { points: grouped(returned) });
  return returned > 0 ? t('picks.won', { points: grouped(returned) }) : t('picks.lost', { points: grouped(stake) });
}
