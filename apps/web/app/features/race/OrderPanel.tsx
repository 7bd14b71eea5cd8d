import { css } from '@emotion/react';
import { RaceOrder } from '@khandai/match-ui';
import { Button, EmptyState, hiddenCss, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOdds } from '../../domains/odds';
import { useI18n } from '../../i18n/use-translation';
import { byRank, lapOf, nameOf, orderText, runningViews } from './race-view';
import { type RaceWords, useRaceWords } from './use-race-words';
import { type ShownRace, useCovers, useShownRace } from './use-shown-race';

/** The order of the race, the same as on the track, in words. */
export const OrderPanel = observer(function OrderPanel() {
  const { t } = useRaceWords();
  const { language } = useI18n();
  const { reveal } = useCovers();
  const shown = useShownRace();
  if (!shown) return <EmptyState icon={icons.marble} title={t('stage.closed')} text={t('order.none')} />;
  const { race, places, held, covered, sinceStartMs, ranksBefore, finishes, mine, kind } = shown;
  const isJoining = kind === 'racing' && !shown.moving;
  const isIn = places.some(({ progress }) => progress === 1);
  const isGrid = kind === 'waiting' || isJoining;
  if (covered)
    return (
      <EmptyState
        icon={icons.eyeOff}
        title={t('stage.covered', { id: race.raceId })}
        text={t('picks.coveredResult')}
        action={
          <Button
            onClick={() => {
              reveal(race);
            }}
          >
            {t('show')}
          </Button>
        }
      />
    );
  return (
    <>
      <p css={note}>
        {t(isJoining ? 'stage.joining' : isGrid ? 'order.none' : finishes && isIn ? 'order.noteFinish' : 'order.note')}
      </p>
      <RaceOrder
        label={isGrid ? t('order.grid') : t('order.label')}
        held={held || isJoining}
        grid={isGrid}
        marbles={runningViews(race, places, { sinceStartMs, ranksBefore, finishes, mine, language }, t)}
      />
    </>
  );
});

/** Reads the order aloud at the start, at the end of each lap, and at the finish: a sentence every twenty seconds or so. */
export const RaceSpeech = observer(function RaceSpeech() {
  const { t } = useRaceWords();
  const { hideOdds } = useOdds().settings;
  const shown = useShownRace();
  const moment = shown && momentOf(shown);
  const [said, setSaid] = useState('');
  const say = useEffectEvent(() => {
    setSaid(shown && moment !== undefined ? sentenceOf(shown, hideOdds, t) : '');
  });
  useEffect(() => {
    say();
  }, [moment]);
  return (
    <p css={hiddenCss} role="status">
      {said}
    </p>
  );
});

/** A new text for each moment at which something is said; undefined while nothing runs. */
function momentOf({ kind, race, places, covered }: ShownRace): string | undefined {
  if ((kind !== 'racing' && kind !== 'replay') || covered) return undefined;
  const isIn = places.every(({ progress }) => progress === 1);
  return `${kind} ${race.raceId} ${isIn ? 'in' : lapOf(places, race.laps)}`;
}

function sentenceOf({ race, places }: ShownRace, hidesPicks: boolean, t: RaceWords): string {
  const order = orderText(race, places);
  if (places.every(({ progress }) => progress === 1))
    return t('order.saidFinish', { name: nameOf(race, byRank(places)[0]?.id), order });
  const lap = lapOf(places, race.laps);
  if (lap > 1) return t('order.said', { number: lap, order });
  return t(hidesPicks ? 'order.saidStartOnly' : 'order.saidStart', { id: race.raceId });
}

const note = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
