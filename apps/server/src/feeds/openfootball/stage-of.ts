import type { FeedStage } from '../../modules/fixtures/feed.js';
import { seasonName } from '../input/season-name.js';
import type { CompetitionName, OpenMatch } from './open-match.js';

const GROUP = /^Group ([A-Z])$/;
const MATCHDAY = /^(?:League, )?Matchday (\d+)$/;
/** Divided leagues continue to count their matchdays. */
const PART_OF_LEAGUE = /^(?:Championship|Relegation)(?: round)?, Matchday (\d+)$/i;
const YEAR = /\b(\d{4}(?:[/-]\d{2,4})?)$/;

/** Teams left in a round; the first pattern that fits counts. */
const rounds: readonly [RegExp, number][] = [
  [/Round of 32$/, 32],
  // Of 24 teams, the best eight wait for the winners.
  [/^Playoffs, Matchday \d$/, 24],
  [/Round of 16$/, 16],
  [/Quarter-?finals?$/, 8],
  [/Semi-?finals?$/, 4],
  [/(?:Match for third place|Third place(?: play-?off)?)$/i, 3],
  [/^(?:Finals, )?Final$/, 2],
];

/** Where a match stands in its competition; undefined for a round that belongs to neither a table nor a bracket. */
export function stageOf({ name, season }: CompetitionName, match: OpenMatch): FeedStage | undefined {
  const { round, stage, group } = match;
  const common = { season: seasonName(season || (YEAR.exec(name)?.[1] ?? '')), group: '' };
  const letter = GROUP.exec(group || round)?.[1];
  if (letter !== undefined) return { ...common, phase: 'group', group: letter, roundNumber: null };
  const whole = stage === '' || /^regular/i.test(stage) ? round : `${stage}, ${round}`;
  const matchday = (MATCHDAY.exec(whole) ?? PART_OF_LEAGUE.exec(whole))?.[1];
  if (matchday !== undefined) return { ...common, phase: 'league', roundNumber: Number(matchday) };
  // Other finals, such as those for a place in Europe, are no rounds of this competition.
  if (/^Europa League|^Conference League/i.test(whole)) return undefined;
  const left = rounds.find(([pattern]) => pattern.test(whole))?.[1] ?? null;
  return { ...common, phase: 'knockout', roundNumber: left };
}
