import { LapHead } from '@khandai/match-ui';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockSeconds, clockTime } from '../../i18n/format-time';
import { useI18n } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useRaces } from './race-context';
import { byRank, gapSeconds, isClose, lapOf, nameOf, racerOf, raceTime, secondsText } from './race-view';
import { useRaceWords } from './use-race-words';
import { type ShownRace, useShownRace } from './use-shown-race';

/** The lap, who leads, and how much is run. */
export const RaceHead = observer(function RaceHead() {
  const { t } = useRaceWords();
  const shown = useShownRace();
  if (!shown)
    return (
      <LapHead
        label={t('head.label')}
        lap={t('heading')}
        state=""
        laps={5}
        progress={0}
        progressLabel={t('head.notBegun')}
      />
    );
  const { kind, race, places, covered, moving } = shown;
  const { raceId: id, laps, track, marbles } = race;
  const [first] = byRank(places);
  const progress = first?.progress ?? 0;
  // Who comes in the middle of a race does not know its lap before the first tick.
  const isRunning = (kind === 'racing' || kind === 'replay') && moving !== undefined;
  const isIn = progress === 1;
  const leader = progress > 0 && !covered ? racerOf(race, first?.id) : undefined;
  const lap = lapOf(places, laps);
  const percent = Math.min(100, Math.floor((progress * laps - (lap - 1)) * 100));
  return (
    <LapHead
      label={t('head.label')}
      lap={isRunning && !isIn ? t('head.lap', { number: lap }) : isIn ? t('head.finish') : t('race', { id })}
      of={isRunning && !isIn ? t('head.of', { laps }) : undefined}
      live={kind === 'racing'}
      state={<State shown={shown} />}
      leader={
        leader && {
          id: leader.id,
          color: leader.color,
          name: leader.name,
          note: t(isIn ? 'head.first' : 'head.leads'),
        }
      }
      detail={<Detail shown={shown} />}
      facts={<span>{t('facts', { track, marbles: marbles.length, laps })}</span>}
      laps={laps}
      progress={covered ? 0 : progress}
      progressLabel={
        progress === 0 || covered
          ? t('head.notBegun')
          : isIn
            ? t('head.allDone', { laps })
            : t('head.progress', { done: lap - 1, number: lap, percent })
      }
    />
  );
});

/** How close the race is, or when the next one starts. */
const Detail = observer(function Detail({ shown }: { readonly shown: ShownRace }) {
  const { t } = useRaceWords();
  const { language } = useI18n();
  const { clock } = useServices();
  const { races } = useRaces();
  const { kind, race, places, sinceStartMs } = shown;
  const [first, second] = byRank(places);
  if ((kind === 'racing' || kind === 'replay') && first && second) {
    if (first.progress === 0 || first.progress === 1) return t('race', { id: race.raceId });
    const seconds = gapSeconds(second, first, sinceStartMs);
    const pair = { name: nameOf(race, second.id), id: race.raceId };
    if (isClose(seconds)) return t('head.close', pair);
    return t('head.ahead', { ...pair, gap: t('head.seconds', { seconds: secondsText(seconds, language) }) });
  }
  const after = races.board?.next.find(({ startsAt }) => startsAt > race.startsAt);
  return after
    ? t('head.next', { time: clockTime(Date.parse(after.startsAt), clock.timezone) })
    : t('facts', { track: race.track, marbles: race.marbles.length, laps: race.laps });
});

const State = observer(function State({ shown: { kind, race, places, sinceStartMs } }: { readonly shown: ShownRace }) {
  const { t } = useRaceWords();
  const { clock } = useServices();
  switch (kind) {
    case 'racing':
      return (
        <>
          {t(byRank(places)[0]?.progress === 1 ? 'head.finishing' : 'head.racing')} ·{' '}
          <Num>{raceTime(sinceStartMs)}</Num>
        </>
      );
    case 'replay':
      return (
        <>
          {t('head.replay')} · <Num>{raceTime(sinceStartMs)}</Num>
        </>
      );
    case 'waiting':
      return t('head.startsAt', { time: clockSeconds(Date.parse(race.startsAt), clock.timezone) });
    default:
      return t(race.state === 'void' ? 'head.void' : 'head.over');
  }
});
