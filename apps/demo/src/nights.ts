import { EventType, SportType } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { contestEnd, contestOf, contestScore } from './other-course.js';
import type { DemoFixture } from './fixture.js';
import { oddsAt } from './market.js';
import { cards, goalsOf, RED_CARDS, scoreAt, touches } from './match-course.js';
import { scriptOf } from './match-script.js';
import { matchesOf } from './season.js';
import { seasons } from './seasons.js';
import { whistles } from './whistles.js';

/** What counts of a simulated football match, home side first. */
export interface NightMatch {
  league: string;
  goals: [number, number];
  halfGoals: [number, number];
  yellow: [number, number];
  red: [number, number];
  corners: [number, number];
  shots: [number, number];
  fouls: [number, number];
  /** Minute of each goal, added time included in the last one of its half. */
  minutes: number[];
  /** Main lines of all companies at kick-off. */
  closing: Odds[];
}

/** The figures of many simulated days, for the bench of plausibility. `from` is a day since the epoch. */
export function simulated(
  from: number,
  days: number,
  seed: string,
): { football: NightMatch[]; basketball: Record<string, [number, number][]> } {
  const matches = Array.from({ length: days }, (_, index) => from + index).flatMap((day) =>
    seasons.flatMap((season) => matchesOf(season, day, { seed })),
  );
  const basketball: Record<string, [number, number][]> = {};
  for (const fixture of matches.filter(({ sportType }) => sportType === SportType.basketball)) {
    const contest = contestOf(fixture);
    (basketball[fixture.league.name] ??= []).push(contestScore(contest, contestEnd(contest)));
  }
  const played = matches.filter((fixture) => fixture.sportType === SportType.football && !scriptOf(fixture).stop);
  return { football: played.map(nightMatch), basketball };
}

function nightMatch(fixture: DemoFixture): NightMatch {
  const script = scriptOf(fixture);
  const { half, end } = whistles(script);
  const both = <T>(of: (home: boolean) => T): [T, T] => [of(true), of(false)];
  const secondYellow = (home: boolean) => cards(script, end, home, [EventType.secondYellow]);
  return {
    league: fixture.league.name,
    goals: scoreAt(script, end),
    halfGoals: scoreAt(script, half),
    yellow: both((home) => cards(script, end, home, [EventType.yellowCard]) + secondYellow(home)),
    red: both((home) => cards(script, end, home, RED_CARDS)),
    corners: both((home) => touches(script, end, home, 'corner')),
    shots: both(
      (home) => touches(script, end, home, 'shot') + goalsOf(script).filter((goal) => goal.home === home).length,
    ),
    fouls: both((home) => touches(script, end, home, 'foul')),
    minutes: goalsOf(script).map(({ minute }) => minute),
    closing: oddsAt(fixture, fixture.kickOff - 1000),
  };
}
