import { css } from '@emotion/react';
import type { Race } from '@khandai/contracts';
import { type RaceMoment, tellRace } from '@khandai/marble-race';
import { FactRow, RankChart } from '@khandai/match-ui';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useOdds } from '../../domains/odds';
import { useI18n } from '../../i18n/use-translation';
import { useRaces } from './race-context';
import { chartOf, factsOf, heardMoments, momentsOf, partsOf } from './race-story';
import { useRaceWords } from './use-race-words';
import { useCovers, useShownRace } from './use-shown-race';

/** The places at marks along the race, and what happened in it: of the race on the track, otherwise of the latest one. */
export const RaceStory = observer(function RaceStory() {
  const { t } = useRaceWords();
  const { races, live, replay } = useRaces();
  const { isCovered, reveal } = useCovers();
  const shown = useShownRace();
  if (shown?.kind === 'replay' && replay.course)
    return <StoryPart race={shown.race} moments={momentsOf(replay.course, replay.at)} />;
  if (shown?.kind === 'racing')
    return live.tick?.raceId === shown.race.raceId ? (
      <StoryPart race={shown.race} moments={heardMoments(shown.race, live.moments())} />
    ) : (
      <p css={note}>{t('story.none')}</p>
    );
  const { last, course } = races;
  if (!last || !course) return <p css={note}>{t('story.none')}</p>;
  if (isCovered(last))
    return (
      <p css={note}>
        {t('stage.covered', { id: last.raceId })}. {t('picks.coveredResult')}{' '}
        <Button
          size="sm"
          onClick={() => {
            reveal(last);
          }}
        >
          {t('show')}
        </Button>
      </p>
    );
  return <StoryPart race={last} moments={momentsOf(course)} />;
});

const StoryPart = observer(function StoryPart({
  race,
  moments,
}: {
  readonly race: Race;
  readonly moments: readonly RaceMoment[];
}) {
  const { t } = useRaceWords();
  const { language } = useI18n();
  const { hideOdds } = useOdds().settings;
  const story = tellRace(moments, partsOf(race));
  const mine = hideOdds ? undefined : race.mine?.marbleId;
  return (
    <>
      <p css={note}>{t(story.hasGaps ? 'story.noteGaps' : 'story.note', { id: race.raceId })}</p>
      <FactRow facts={factsOf(race, story, language, t)} />
      <RankChart {...chartOf(race, story, { mine, language }, t)} />
    </>
  );
});

const note = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
