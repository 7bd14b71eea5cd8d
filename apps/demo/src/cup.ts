import { chance, Seeded } from '@khandai/server/feed-port';
import type { DemoClub } from './clubs.js';
import { FIRST_WEEK, hostedBy, mondayOf, type Season, seasonName, weekOf } from './competition.js';
import { dayOf, type NightOptions, timeOf } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { extraAt, scoreAt } from './match-course.js';
import { scriptOf } from './match-script.js';
import { whistles } from './whistles.js';

/** As brackets count the match for third place. */
const THIRD_PLACE = 3;

interface Evening {
  /** Number of teams before the round. */
  teamsLeft: number;
  name: string;
  /** Places of its kick-offs among the slots of the competition. */
  slots: readonly number[];
}

/**
 * An evening has time for four matches. Each Tuesday has one at 17:00, when no other league plays; and the weeks between
 * the semi-finals and the next draw keep two teams from meeting again soon.
 */
const evenings: readonly Evening[] = [
  { teamsLeft: 16, name: 'Vòng 1/8', slots: [0, 1, 2, 3] },
  { teamsLeft: 16, name: 'Vòng 1/8', slots: [0, 1, 2, 3] },
  { teamsLeft: 8, name: 'Tứ kết', slots: [0, 1, 2, 3] },
  { teamsLeft: 4, name: 'Bán kết', slots: [0, 3] },
  { teamsLeft: THIRD_PLACE, name: 'Tranh hạng ba', slots: [0] },
  { teamsLeft: 2, name: 'Chung kết', slots: [0] },
];
/** Weeks of a season. */
export const CUP_WEEKS = evenings.length;
const FIRST_CUP_WEEK = FIRST_WEEK - 2;
/** Days from the draw to the first week: after the final of the season before. */
const DRAWN_BEFORE = 3;
const firstWeekOf = (season: number): number => FIRST_CUP_WEEK + season * CUP_WEEKS;
const startOf = (season: number): number => mondayOf(firstWeekOf(season));
const MATCHES = evenings.reduce((sum, { slots }) => sum + slots.length, 0);

/** The matches of a cup that start on a day. */
export const cupMatchesOf = (cup: Season, day: number, options: NightOptions): DemoFixture[] =>
  wholeCup(cup, day, options).filter(({ kickOff }) => dayOf(kickOff - (options.shift ?? 0)) === day);

const cups = new Map<string, DemoFixture[]>();
/** Cups in memory: those of a few seasons, of one seed as a rule. */
const MAX_CUPS = 8;

/** The matches of the season of a cup that a day belongs to, in order of kick-off. */
export function wholeCup(cup: Season, day: number, { seed, shift = 0 }: NightOptions): DemoFixture[] {
  const number = Math.floor((weekOf(day) - FIRST_CUP_WEEK) / CUP_WEEKS);
  const world = `${seed ?? 'season'}/${cup.key}`;
  const key = `${world}/${number}/${shift}`;
  const known = cups.get(key);
  if (known) return known;
  if (cups.size >= MAX_CUPS) cups.clear();
  const played = playedCup(cup, { world, number, shift });
  cups.set(key, played);
  return played;
}

/** A team that plays, and since when that is known. */
interface Entrant {
  club: DemoClub;
  since: number;
}

interface CupSeason {
  world: string;
  number: number;
  shift: number;
}

/**
 * Draws the first round, and lets the winners of neighbours meet until the final. Each half of the teams has its own
 * half of the bracket, so that those who meet in the last two matches do not meet in the first round of the next season.
 */
function playedCup(cup: Season, season: CupSeason): DemoFixture[] {
  const { world, number } = season;
  const rng = new Seeded(`${world}/draw/${number}`);
  const half = cup.teams.length / 2;
  const drawn = [...rng.shuffle(cup.teams.slice(0, half)), ...rng.shuffle(cup.teams.slice(half))];
  const matches: DemoFixture[] = [];
  // By teams left.
  const since = timeOf(mondayOf(firstWeekOf(number)) - DRAWN_BEFORE, 0) + season.shift;
  const waiting = new Map<number, Entrant[]>([[drawn.length, drawn.map((club) => ({ club, since }))]]);
  const join = (teamsLeft: number, entrant: Entrant) =>
    waiting.set(teamsLeft, [...(waiting.get(teamsLeft) ?? []), entrant]);
  for (const [week, { teamsLeft, name, slots }] of evenings.entries()) {
    for (const [place, slot] of slots.entries()) {
      const pair = (waiting.get(teamsLeft) ?? []).splice(0, 2) as [Entrant, Entrant];
      const turn = number * MATCHES + matches.length;
      const match = matchOf(cup, season, { name, teamsLeft, week, place, slot, pair, turn });
      matches.push(match);
      const { winner, loser } = outcomeOf(match);
      join(teamsLeft / 2, winner);
      if (teamsLeft === 4) join(THIRD_PLACE, loser);
    }
  }
  return matches;
}

interface Meeting {
  name: string;
  teamsLeft: number;
  week: number;
  place: number;
  slot: number;
  pair: readonly [Entrant, Entrant];
  turn: number;
}

function matchOf(cup: Season, { world, number, shift }: CupSeason, meeting: Meeting): DemoFixture {
  const { sportType, league, commentators, slots } = cup;
  const { name, teamsLeft, week, place, slot, pair, turn } = meeting;
  const seed = `${world}/${turn}`;
  const [home, away] = chance(`${seed}/home`) < 0.5 ? pair : ([pair[1], pair[0]] as const);
  const { day, minute } = slots[slot] ?? { day: 0, minute: 0 };
  const commentator = commentators[place % commentators.length];
  return {
    fixtureId: `demo${turn}x${cup.number}`,
    ...{ sportType, seed, league, home: home.club, away: away.club },
    kickOff: timeOf(mondayOf(firstWeekOf(number) + week) + day, minute) + shift,
    knownAt: Math.max(...pair.map(({ since }) => since)),
    round: name,
    stage: { season: seasonName(number, startOf), phase: 'knockout', group: '', roundNumber: teamsLeft },
    ...{ hot: false, knockOut: true, mayFail: false },
    hosts: commentator ? [hostedBy(commentator, sportType)] : [],
  };
}

/** Known from the end of the match on. */
function outcomeOf(match: DemoFixture): { winner: Entrant; loser: Entrant } {
  // A copy: its script, which is kept as long as the fixture, is not needed again before the match is shown.
  const script = scriptOf({ ...match });
  const { over } = whistles(script);
  const { homeScore, awayScore, penaltyHomeScore, penaltyAwayScore } =
    extraAt(script, over) ?? inNinety(scoreAt(script, over));
  const ahead = homeScore - awayScore || (penaltyHomeScore ?? 0) - (penaltyAwayScore ?? 0);
  const [winner, loser] = ahead > 0 ? [match.home, match.away] : [match.away, match.home];
  const since = match.kickOff + over;
  return { winner: { club: winner, since }, loser: { club: loser, since } };
}

const inNinety = ([homeScore, awayScore]: readonly [number, number]) => ({
  ...{ homeScore, awayScore, penaltyHomeScore: null, penaltyAwayScore: null },
});
