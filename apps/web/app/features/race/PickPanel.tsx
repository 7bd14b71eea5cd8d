import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { MyPick, PickGrid, PickShares } from '@khandai/match-ui';
import { Button, EmptyState, Field, Icon, icons, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../../domains/account';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { grouped } from '../../i18n/format-number';
import { clockSeconds, countdown } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { OwnPicks } from './OwnPicks';
import type { StakeFault } from './PickStore';
import { useRaces } from './race-context';
import { isOpen, sceneOf } from './race-scene';
import { isUnsettled, nameOf, racerOf } from './race-view';
import { type RaceWords, useRaceWords } from './use-race-words';
import { useCovers } from './use-shown-race';

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
        <Mine race={race}>
          <p css={lock}>
            <Icon icon={icons.lock} size={14} />
            {t('picks.locked', { time })}
          </p>
        </Mine>
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

const Mine = observer(function Mine({ race, children }: { readonly race: Race; readonly children?: React.ReactNode }) {
  const { t } = useRaceWords();
  const { isCovered } = useCovers();
  const { mine, multiple, state } = race;
  const racer = racerOf(race, mine?.marbleId);
  if (!mine || !racer) return null;
  const outcome = (): string => {
    const { returned, stake } = mine;
    if (isUnsettled(race)) return t('picks.unsettled');
    if (returned === null) return t('picks.wins', { points: grouped(stake * multiple) });
    if (isCovered(race)) return t('picks.coveredResult');
    if (state === 'void') return t('picks.back', { points: grouped(returned) });
    return returned > 0 ? t('picks.won', { points: grouped(returned) }) : t('picks.lost', { points: grouped(stake) });
  };
  return (
    <MyPick
      id={racer.id}
      color={racer.color}
      title={t('picks.mine', { name: racer.name, points: grouped(mine.stake) })}
    >
      <p>{outcome()}</p>
      {children}
    </MyPick>
  );
});

/** The race that takes picks, or when it will. */
const Coming = observer(function Coming({ race }: { readonly race: Race }) {
  const { t } = useRaceWords();
  const { races } = useRaces();
  const { clock } = useServices();
  const points = races.board?.points ?? null;
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
      <Mine race={race}>
        <p>{t('picks.openTill')}</p>
      </Mine>
      <Form race={race} />
      <Shares race={race} />
    </>
  );
});

const QUICK = [10, 50, 100];

const Form = observer(function Form({ race }: { readonly race: Race }) {
  const { t } = useRaceWords();
  const { picks } = useRaces();
  const { toasts } = useServices();
  const account = useAccount();
  const { limits, points, refusal, isSending } = picks;
  const marbleId = picks.marbleOf(race);
  const name = nameOf(race, marbleId);
  const fault = picks.faultOn(race);
  const isReady = marbleId !== undefined && points !== undefined && fault === undefined;
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
        if (isReady) account.asMember(() => void send(), t('picks.login', { name }));
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
      <Field
        label={t('picks.stake')}
        value={picks.stake}
        onChange={picks.type}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        hint={
          limits &&
          `${t('picks.stakeHint', { min: grouped(limits.min), max: grouped(limits.max), most: grouped(limits.perRace) })} ${t('picks.multiple', { multiple: race.multiple })}`
        }
        error={useFault(fault, race, t)}
      />
      <div css={quick} role="group" aria-label={t('picks.quick')}>
        {QUICK.filter((each) => limits && each >= limits.min && each <= limits.max).map((each) => (
          <Button
            key={each}
            size="sm"
            aria-label={t('picks.points', { points: grouped(each) })}
            aria-pressed={points === each}
            onClick={() => {
              picks.type(String(each));
            }}
          >
            {grouped(each)}
          </Button>
        ))}
      </div>
      {refusal && (
        <p css={notice} role="alert">
          {refusal.text ?? t('picks.notSent')}
        </p>
      )}
      <Button look="primary" type="submit" block wraps aria-busy={isSending} aria-disabled={!isReady}>
        {isSending
          ? t('picks.sending')
          : isReady
            ? t('picks.confirm', { name, points: grouped(points) })
            : t('picks.confirmBlank')}
      </Button>
    </form>
  );
});

/** What is wrong with the points, in words. */
function useFault(fault: StakeFault | undefined, race: Race, t: RaceWords): string | undefined {
  const { picks, races } = useRaces();
  const { limits } = picks;
  switch (fault) {
    case 'whole':
      return t('picks.stakeWhole');
    case 'low':
      return t('picks.stakeTooLow', { min: grouped(limits?.min ?? 0) });
    case 'high':
      return t('picks.stakeTooHigh', { max: grouped(limits?.max ?? 0) });
    case 'overRace':
      return t('picks.stakeOverRace', { points: grouped(picks.leftOn(race)) });
    case 'much':
      return t('picks.stakeTooMuch', { points: grouped(races.board?.points ?? 0) });
    default:
      return undefined;
  }
}

function Shares({ race }: { readonly race: Race }) {
  const { t } = useRaceWords();
  const all = race.marbles.reduce((sum, { picks }) => sum + picks, 0);
  if (all === 0) return null;
  const shares = [...race.marbles].sort((a, b) => b.picks - a.picks || a.id - b.id);
  return (
    <div>
      <p css={head}>
        <b>{t('picks.room')}</b>
        <span>{t('picks.roomCount', { count: grouped(all) })}</span>
      </p>
      <PickShares
        label={t('picks.room')}
        shares={shares.map(({ id, name, color, picks }) => ({
          ...{ id, name, color },
          share: picks / all,
          text: `${Math.round((picks / all) * 100)}%`,
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

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const quick = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  & > button {
    min-width: 56px;
    min-height: var(--touch);
  }
`;

const notice = css`
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-warn-tint);
  color: var(--c-warn);
  font-size: var(--fs-13);
`;
