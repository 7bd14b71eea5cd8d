import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { PickShares } from '@khandai/match-ui';
import { EmptyState, Icon, icons, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { useNumbers } from '../../i18n/use-numbers';
import { wholePercents } from '../../i18n/whole-percents';
import { clockSeconds, countdown } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { OwnPicks } from './OwnPicks';
import { PickForm } from './PickForm';
import { useRaces } from './race-context';
import { isOpen, sceneOf } from './race-scene';
import { RacePick } from './RacePick';
import { useRaceWords } from './use-race-words';
import { useShownPoints } from './use-shown-race';

/** Picks of the winner in play points. Nothing for those who hide odds. */
export const PickPanel = observer(function PickPanel() {
  const { t } = useRaceWords();
  const { settings } = useOdds();
  const { viewer } = useServices();
  if (settings.hideOdds) return <OddsHidden />;
  return (
    <OddsArea>
      <div css={root}>
        <Current />
        <p css={quiet}>
          <b>18+</b> {t('picks.adult')} {t('picks.playPoints')}
        </p>
        {viewer.isMember && <OwnPicks key={viewer.version} />}
      </div>
    </OddsArea>
  );
});

/** The race that runs and what the reader has on it, or the one that takes picks. */
const Current = observer(function Current() {
  const { t } = useRaceWords();
  const { races } = useRaces();
  const { clock } = useServices();
  const { board } = races;
  if (!board) return null;
  const scene = sceneOf(board, clock.now);
  const { next } = races;
  if (scene.kind === 'closed')
    return <EmptyState icon={icons.marble} title={t('picks.none')} text={t('picks.noneText')} />;
  return (
    <>
      {scene.kind !== 'waiting' && <Locked race={scene.race} />}
      {next && next !== scene.race && <Coming race={next} />}
      {scene.kind === 'waiting' && <Coming race={scene.race} />}
    </>
  );
});

const Locked = observer(function Locked({ race }: { readonly race: Race }) {
  const { t } = useRaceWords();
  const { clock } = useServices();
  const time = clockSeconds(Date.parse(race.startsAt), clock.timezone);
  return (
    <>
      {race.mine ? (
        <RacePick race={race}>
          <p css={lock}>
            <Icon icon={icons.lock} size={14} />
            {t('picks.locked', { time })}
          </p>
        </RacePick>
      ) : (
        <p css={[quiet, lock]}>
          <Icon icon={icons.lock} size={14} />
          {t('picks.lockedNone', { id: race.raceId, time })}
        </p>
      )}
      <Shares race={race} />
    </>
  );
});

/** The race that takes picks, or when it will. */
const Coming = observer(function Coming({ race }: { readonly race: Race }) {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const { clock } = useServices();
  const points = useShownPoints();
  const opensAt = Date.parse(race.picksOpenAt);
  if (!isOpen(race, clock.now))
    return clock.now < opensAt ? (
      <p css={quiet}>{t('picks.notYet', { id: race.raceId, time: clockSeconds(opensAt, clock.timezone) })}</p>
    ) : null;
  return (
    <>
      <p css={head}>
        <b>{t('picks.legend', { id: race.raceId })}</b>
        <span role="timer">{t('picks.closesIn', { time: countdown(Date.parse(race.startsAt) - clock.now) })}</span>
        {points !== null && (
          <span css={balance}>
            <Icon icon={icons.coins} size={16} />
            <Num>{t('picks.points', { points: grouped(points) })}</Num>
          </span>
        )}
      </p>
      <RacePick race={race}>
        <p>{t('picks.openTill')}</p>
      </RacePick>
      <PickForm race={race} />
      <Shares race={race} />
    </>
  );
});

function Shares({ race }: { readonly race: Race }) {
  const { grouped } = useNumbers();
  const { t } = useRaceWords();
  const all = race.marbles.reduce((sum, { picks }) => sum + picks, 0);
  if (all === 0) return null;
  const shares = [...race.marbles].sort((a, b) => b.picks - a.picks || a.id - b.id);
  const percents = wholePercents(shares.map(({ picks }) => picks));
  return (
    <div>
      <p css={head}>
        <b>{t('picks.room')}</b>
        <span>{t('picks.roomCount', { count: grouped(all) })}</span>
      </p>
      <PickShares
        label={t('picks.room')}
        shares={shares.map(({ id, name, color, picks }, index) => ({
          ...{ id, name, color },
          share: picks / all,
          text: `${percents[index] ?? 0}%`,
          mine: race.mine?.marbleId === id,
        }))}
      />
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > b {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;

const balance = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-left: auto;
  color: var(--c-gold);
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const lock = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  & > svg {
    flex: none;
  }
`;
