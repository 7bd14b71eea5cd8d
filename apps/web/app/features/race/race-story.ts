import type { Race } from '@khandai/contracts';
import type { RaceCourse, RaceMoment, RaceStory } from '@khandai/marble-race';
import type { RankChartProps, RankLineView } from '@khandai/match-ui';
import { withDecimalSign } from '../../i18n/decimal-sign';
import type { Language } from '../../i18n/sentences';
import { gridOf, nameOf, secondsText } from './race-view';
import type { RaceWords } from './use-race-words';

/** Marks of each lap. */
const MARKS = 2;

export const partsOf = ({ laps }: Pick<Race, 'laps'>): number => laps * MARKS;

/** The moments of a course until a time. */
export const momentsOf = (course: RaceCourse, untilMs = Infinity): RaceMoment[] =>
  Array.from({ length: Math.min(course.tickCount, Math.floor(untilMs / course.tickMs)) + 1 }, (_, tick) => ({
    atMs: tick * course.tickMs,
    marbles: course.tickAt(tick),
  }));

/** What was heard of a race that runs, after its grid, which is known. */
export const heardMoments = (race: Pick<Race, 'marbles'>, heard: readonly RaceMoment[]): RaceMoment[] =>
  heard[0]?.atMs === 0 ? [...heard] : [{ atMs: 0, marbles: gridOf(race) }, ...heard];

/** How often the lead changed, who led longest, and who went up most. */
export function factsOf(race: Race, story: RaceStory, language: Language, t: RaceWords) {
  const { leadChanges, longestLead, bestClimb } = story;
  const name = (id: number) => nameOf(race, id);
  return [
    { value: String(leadChanges), label: t('story.leadChanges', { count: leadChanges }) },
    ...(longestLead
      ? [
          {
            value: t('head.seconds', { seconds: secondsText(longestLead.ms / 1000, language) }),
            label: t('story.longestLead', { name: name(longestLead.id) }),
          },
        ]
      : []),
    ...(bestClimb
      ? [
          {
            value: t('story.places', { count: bestClimb.from - bestClimb.to }),
            label: t('story.bestClimb', { name: name(bestClimb.id), from: bestClimb.from, to: bestClimb.to }),
          },
        ]
      : []),
  ];
}

/** The chart of the places; `mine` is the marble that the reader picked. */
export function chartOf(
  race: Race,
  { marks }: RaceStory,
  { mine, language }: { readonly mine: number | undefined; readonly language: Language },
  t: RaceWords,
): RankChartProps {
  const latest = marks.at(-1);
  // On the grid no marble leads.
  const leader = latest && latest.part > 0 ? latest.order[0] : undefined;
  const lines = race.marbles.map(({ id, name, color }): RankLineView => ({
    ...{ id, name, color },
    points: marks.map(({ part, order }) => ({ part, rank: order.indexOf(id) + 1 })),
    mine: id === mine,
    leads: id === leader && id !== mine,
  }));
  const isIn = latest?.part === partsOf(race);
  return {
    ...{ lines, parts: partsOf(race) },
    summary: t(isIn ? 'story.summaryIn' : 'story.summary', {
      order: (latest?.order ?? []).map((id) => nameOf(race, id)).join(', '),
    }),
    laps: Array.from({ length: race.laps }, (_, lap) => t('head.lap', { number: lap + 1 })),
    ...(mine === undefined ? {} : { mineText: t('story.mine', { name: nameOf(race, mine) }) }),
    ...(leader === undefined || leader === mine
      ? {}
      : { leadText: t(isIn ? 'story.won' : 'story.leads', { name: nameOf(race, leader) }) }),
    table: {
      show: t('story.table'),
      marble: t('story.marbleAfter'),
      mark: (part) => withDecimalSign(String(part / MARKS), language),
    },
  };
}
