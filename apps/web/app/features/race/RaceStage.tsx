import { css } from '@emotion/react';
import { Marble, RaceTrack, RaceVeil, SyncBar } from '@khandai/match-ui';
import { Button, Icon, icons, KitLink, LiveBadge, NOT_PHONE, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockSeconds, clockTime, countdown } from '../../i18n/format-time';
import { useOdds } from '../../domains/odds';
import { useServices } from '../../shell/services/services';
import { useRaces } from './race-context';
import { byRank, gridOf, lapOf, nameOf, orderText, racerOf, raceTime } from './race-view';
import { type ShownRace, useCovers, useShownRace } from './use-shown-race';
import { type RaceWords, useRaceWords } from './use-race-words';

export interface RaceStageProps {
  /** Opens the proof of a race. */
  readonly onCheck: (raceId: number) => void;
}

/** The track with its race: live, waiting, over, or played again. */
export const RaceStage = observer(function RaceStage({ onCheck }: RaceStageProps) {
  const { t } = useRaceWords();
  const { replay } = useRaces();
  const shown = useShownRace();
  if (!shown)
    return (
      <RaceTrack
        label={t('stage.closed')}
        marbles={[]}
        laps={1}
        places={[]}
        mineWord={t('mine')}
        finishWord={t('finish')}
      >
        <p css={topCss}>
          <BackLink />
        </p>
        <RaceVeil title={t('stage.closed')} text={t('stage.closedText')} />
      </RaceTrack>
    );
  const { kind, race, places, moving, held, mine } = shown;
  return (
    <RaceTrack
      // Another race starts on its own grid: nothing slides from the one before.
      key={`${kind === 'replay' ? 'replay' : 'live'}-${race.raceId}`}
      label={trackLabel(shown, t)}
      marbles={race.marbles.map(({ id, color }) => ({ id, color, mine: id === mine }))}
      laps={race.laps}
      places={places}
      moving={moving}
      held={held}
      mineWord={t('mine')}
      finishWord={t('finish')}
    >
      <p css={topCss}>
        <BackLink />
        {kind === 'racing' && <LiveBadge>{t('live')}</LiveBadge>}
        {kind === 'replay' && <span css={glass}>{t('replaying')}</span>}
        {race.simulated && <span css={glass}>{t('simulated')}</span>}
        {kind === 'replay' && (
          <Button size="sm" onClick={replay.close}>
            {t('stage.toLive')}
          </Button>
        )}
      </p>
      {held && (
        <SyncBar>
          <b>{t('stage.syncing')}</b> · {t('stage.syncingText')}
        </SyncBar>
      )}
      <Veil shown={shown} onCheck={onCheck} />
    </RaceTrack>
  );
});

/** A race that has started so long ago is joined in its middle. */
const STARTING_MS = 2000;
/** The last seconds before a start are counted in large figures. */
const LAST_MS = 10_000;

const lastSeconds = (ms: number) => <span role="timer">{Math.max(1, Math.ceil(ms / 1000))}</span>;

/** The way out of the page: phones have no header here. */
function BackLink() {
  const { t } = useRaceWords();
  return (
    <KitLink href="/truc-tiep/dua-bi" css={backCss} aria-label={t('toMatches')} title={t('toMatches')}>
      <Icon icon={icons.chevronLeft} size={24} />
    </KitLink>
  );
}

function trackLabel({ race, places, kind, covered }: ShownRace, t: RaceWords): string {
  if (covered || kind === 'waiting') return t('stage.grid', { order: orderText(race, gridOf(race)) });
  const order = orderText(race, places);
  if (places.every(({ progress }) => progress === 1)) return t('stage.finished', { order });
  return t('stage.lapOrder', { number: lapOf(places, race.laps), order });
}

const Veil = observer(function Veil({ shown, onCheck }: { readonly shown: ShownRace } & RaceStageProps) {
  const { t } = useRaceWords();
  const { clock } = useServices();
  const { hideOdds } = useOdds().settings;
  const { kind, race, covered } = shown;
  const id = race.raceId;
  if (kind === 'waiting') {
    const opensAt = Date.parse(race.picksOpenAt);
    const left = Date.parse(race.startsAt) - clock.now;
    if (left <= LAST_MS) return <RaceVeil light big lead={t('stage.startsIn', { id })} figure={lastSeconds(left)} />;
    return (
      <RaceVeil
        light
        lead={t('stage.startsIn', { id })}
        figure={<span role="timer">{countdown(left)}</span>}
        text={
          hideOdds
            ? t('stage.hashOutOnly')
            : clock.now < opensAt
              ? t('stage.opensAt', { time: clockSeconds(opensAt, clock.timezone) })
              : t('stage.hashOut')
        }
      />
    );
  }
  if (kind === 'racing' && shown.moving === undefined && !shown.held)
    return (
      <RaceVeil
        light
        lead={t('race', { id })}
        title={t(shown.sinceStartMs < STARTING_MS ? 'stage.starting' : 'stage.joining')}
      />
    );
  if (kind !== 'over') return null;
  if (race.state === 'void')
    return <RaceVeil title={t('stage.voided', { id })} text={t(hideOdds ? 'stage.voidedOnly' : 'stage.voidedText')} />;
  return covered ? <Covered race={race} /> : <Podium shown={shown} onCheck={onCheck} />;
});

function Covered({ race }: Pick<ShownRace, 'race'>) {
  const { t } = useRaceWords();
  const { reveal } = useCovers();
  return (
    <RaceVeil title={t('stage.covered', { id: race.raceId })}>
      <Button
        size="sm"
        onClick={() => {
          reveal(race);
        }}
      >
        {t('show')}
      </Button>
    </RaceVeil>
  );
}

const Podium = observer(function Podium({ shown, onCheck }: { readonly shown: ShownRace } & RaceStageProps) {
  const { t } = useRaceWords();
  const { races, replay } = useRaces();
  const { clock } = useServices();
  const { race, places } = shown;
  const [first, ...others] = byRank(places).slice(0, 3);
  const winner = racerOf(race, first?.id);
  const length = race.finishedAt === null ? undefined : Date.parse(race.finishedAt) - Date.parse(race.startsAt);
  return (
    <RaceVeil
      lead={
        <>
          {t('race', { id: race.raceId })}
          {length !== undefined && (
            <>
              {' · '}
              <Num>{raceTime(length)}</Num>
            </>
          )}
        </>
      }
      title={winner && t('stage.winner', { name: winner.name })}
    >
      <p css={podium}>
        {winner && <Marble id={winner.id} color={winner.color} size={44} />}
        {others.map(({ id, rank }) => (
          <span key={id}>
            <Num>{rank}</Num> <Marble id={id} color={racerOf(race, id)?.color ?? ''} /> {nameOf(race, id)}
          </span>
        ))}
      </p>
      {races.next && <p>{t('stage.nextAt', { time: clockTime(Date.parse(races.next.startsAt), clock.timezone) })}</p>}
      <p css={acts}>
        <Button
          size="sm"
          onClick={() => {
            replay.open(race);
          }}
        >
          <Icon icon={icons.play} size={16} />
          {t('stage.replay')}
        </Button>
        <Button
          size="sm"
          icon={icons.shield}
          onClick={() => {
            onCheck(race.raceId);
          }}
        >
          {t('stage.check')}
        </Button>
      </p>
    </RaceVeil>
  );
});

const topCss = css`
  position: absolute;
  z-index: 3;
  inset: var(--sp-3) var(--sp-3) auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  pointer-events: none;
  & > button {
    margin-left: auto;
    pointer-events: auto;
  }
`;

const backCss = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin: -8px -4px -8px -8px;
  border-radius: var(--r-2);
  background: rgb(16 12 8 / 0.72);
  color: #fff;
  pointer-events: auto;
  @media ${NOT_PHONE} {
    display: none;
  }
`;

const glass = css`
  padding: 0 6px;
  border-radius: var(--r-1);
  background: rgb(16 12 8 / 0.78);
  color: #fff;
  font-size: var(--fs-12);
  line-height: 22px;
`;

const podium = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px var(--sp-3);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
  padding-top: var(--sp-1);
`;
