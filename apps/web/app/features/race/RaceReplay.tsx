import { css } from '@emotion/react';
import { ReplayBar } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useRaces } from './race-context';
import { lapOf, raceTime } from './race-view';
import { useRaceWords } from './use-race-words';

/** The bar of the race that is played again, under the track. */
export const RaceReplay = observer(function RaceReplay() {
  const { t } = useRaceWords();
  const { replay } = useRaces();
  const { race, at, length, playing, places, lapEnds } = replay;
  if (!race) return null;
  const id = race.raceId;
  const time = { at: raceTime(at), length: raceTime(length) };
  return (
    <section css={bar} aria-label={t('past.replayTitle', { id })}>
      <ReplayBar
        playing={playing}
        buttonLabel={playing ? t('past.pause') : t('past.play', { id })}
        onToggle={replay.toggle}
        label={t('past.seek', { id })}
        position={at}
        length={length}
        onSeek={replay.seek}
        laps={lapEnds}
        valueText={t('past.position', { number: lapOf(places, race.laps), ...time })}
        time={`${time.at} / ${time.length}`}
      />
    </section>
  );
});

const bar = css`
  padding: 2px var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-sunken);
`;
