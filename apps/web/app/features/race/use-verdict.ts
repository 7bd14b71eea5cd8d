import type { Race } from '@khandai/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useOdds } from '../../domains/odds';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import type { RaceStores } from './race-context';
import { nameOf } from './race-view';
import { useRaceWords } from './use-race-words';
import { useCoversOf } from './use-shown-race';

/** Says, whatever tab is open, what a pick brought that was open on this page. Not to those who hide odds, or this result. */
export function useVerdict({ races, live }: Pick<RaceStores, 'races' | 'live'>): void {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { toasts } = useServices();
  const { hideOdds } = useOdds().settings;
  const { isCovered } = useCoversOf(live);
  const say = useEffectEvent((race: Race) => {
    const { mine, order, raceId, state } = race;
    if (!mine || hideOdds || isCovered(race)) return;
    const points = grouped(mine.returned ?? 0);
    if (state === 'void') toasts.push({ tone: 'info', title: t('picks.back', { points }) });
    else if (mine.returned)
      toasts.push({
        ...{ tone: 'ok', duration: 10_000 },
        title: t('picks.verdictWon', { points }),
        text: t('picks.verdictWonText', { name: nameOf(race, mine.marbleId), id: raceId }),
      });
    else
      toasts.push({
        tone: 'info',
        title: t('picks.verdictLost', { name: nameOf(race, order?.[0]) }),
        text: t('picks.lost', { points: grouped(mine.stake) }),
      });
  });
  useEffect(
    () =>
      races.settled.on((race) => {
        say(race);
      }),
    [races],
  );
}
