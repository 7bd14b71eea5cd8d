import type { Race } from '@khandai/contracts';
import { MyPick } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useOutcome } from './pick-words';
import { racerOf } from './race-view';
import { useRaceWords } from './use-race-words';

export interface RacePickProps {
  readonly race: Race;
  /** What follows the sentence on its outcome. */
  readonly children?: ReactNode;
}

/** What the reader has on a race, and what it brought. Nothing for those who have no pick on it. */
export const RacePick = observer(function RacePick({ race, children }: RacePickProps) {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const outcome = useOutcome(race);
  const { mine } = race;
  const racer = racerOf(race, mine?.marbleId);
  if (!mine || !racer) return null;
  return (
    <MyPick
      id={racer.id}
      color={racer.color}
      title={t('picks.mine', { name: racer.name, points: grouped(mine.stake) })}
    >
      <p>{outcome}</p>
      {children}
    </MyPick>
  );
});
