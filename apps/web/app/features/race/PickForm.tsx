import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { PickGrid } from '@khandai/match-ui';
import { Button, icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../../domains/account';
import { StakeField, StakeRefusal } from '../../domains/picks';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { useFault } from './pick-words';
import { useRaces } from './race-context';
import { nameOf } from './race-view';
import { useRaceWords } from './use-race-words';
import { useShownPoints } from './use-shown-race';

const QUICK = [10, 50, 100];

/** Chooses a marble of a race and stakes points on it. */
export const PickForm = observer(function PickForm({ race }: { readonly race: Race }) {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { picks } = useRaces();
  const balance = useShownPoints();
  const { toasts } = useServices();
  const account = useAccount();
  const { limits } = picks;
  const { points, isSending } = picks.stake;
  const marbleId = picks.marbleOf(race);
  const name = nameOf(race, marbleId);
  const fault = useFault(race);
  const isReady = marbleId !== undefined && points !== undefined && fault === undefined;
  const missing =
    marbleId === undefined ? (points === undefined ? 'confirmBlank' : 'confirmNoMarble') : 'confirmNoPoints';
  const send = async () => {
    const staked = await picks.confirm(race);
    if (staked !== undefined)
      toasts.push({
        tone: 'ok',
        title: t('picks.done', { name, points: grouped(staked) }),
        text: t('picks.doneText'),
      });
  };
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) account.asMember(() => void send(), t('picks.login', { name, points: grouped(points) }));
      }}
    >
      <PickGrid
        legend={t('picks.legend', { id: race.raceId })}
        marbles={race.marbles.map((racer) => ({
          id: racer.id,
          name: racer.name,
          color: racer.color,
          note: t('picks.people', { count: racer.picks }),
          disabled: race.mine !== null && race.mine.marbleId !== racer.id,
        }))}
        value={marbleId}
        onChange={picks.choose}
      />
      {race.mine && <p css={quiet}>{t('picks.onlyOne')}</p>}
      <StakeField
        stake={picks.stake}
        limits={limits}
        quick={QUICK}
        words={{
          label: t('picks.stake'),
          quick: t('picks.quick'),
          points: (each) => t('picks.points', { points: each }),
        }}
        hint={
          limits &&
          `${t('picks.stakeHint', { min: grouped(limits.min), max: grouped(limits.max), most: grouped(limits.perRace) })} ${t('picks.multiple', { multiple: race.multiple })}`
        }
        error={fault}
      />
      {balance !== null && limits && balance < limits.min && (
        <LinkButton href="/diem-danh" size="sm" icon={icons.coins}>
          {t('picks.toCheckIn')}
        </LinkButton>
      )}
      <StakeRefusal stake={picks.stake} words={{ unanswered: t('picks.unanswered'), earlier: t('picks.earlier') }} />
      <Button look="primary" type="submit" block wraps aria-busy={isSending} aria-disabled={!isReady}>
        {isSending
          ? t('picks.sending')
          : isReady
            ? t('picks.confirm', { name, points: grouped(points) })
            : t(`picks.${missing}`)}
      </Button>
    </form>
  );
});

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
