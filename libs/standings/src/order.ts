import type { CountedMatch } from './match.js';
import { recordsOf, type TeamRecord } from './record.js';
import type { Criterion, Figure, HeadToHead, Rules } from './rules.js';

/** What separated a team from the next one: points, one of the rules' criteria, or nothing. */
export type Separation = 'points' | Figure | 'headToHead' | 'roundedHalf' | 'placeBefore';

/** Teams that no rule separates. */
export interface LevelTeams {
  readonly teams: readonly string[];
  /** What separates them from the teams that follow; undefined at the end. */
  separatedBy: Separation | undefined;
}

export interface Compared {
  readonly records: ReadonlyMap<string, TeamRecord>;
  readonly matches: readonly CountedMatch[];
  /** Points that decide: with deductions, and halved where the rules say so. */
  readonly points: ReadonlyMap<string, number>;
  readonly seeds: ReadonlyMap<string, number>;
  /** 1 for a team whose points were rounded down, -1 for one whose points were rounded up. */
  readonly roundedHalves: ReadonlyMap<string, number>;
  /** Places before the division, where they decide after it; less is better. */
  readonly placesBefore: ReadonlyMap<string, number>;
  /** Pairs that have a match to come. */
  readonly ahead: readonly Pick<CountedMatch, 'home' | 'away'>[];
  readonly rules: Rules;
}

/** Orders the teams by points and the rules; the names of the teams order those that remain level. */
export function orderTeams(teams: readonly string[], compared: Compared): LevelTeams[] {
  const { points, roundedHalves, placesBefore, rules } = compared;
  const byOrder = (group: readonly string[]) => byRules(group, rules.order, compared);
  const byPlace = (group: readonly string[]) =>
    divide(group, (team) => [-(placesBefore.get(team) ?? 0)], 'placeBefore', byOrder);
  const rest = (group: readonly string[]) =>
    divide(group, (team) => [roundedHalves.get(team) ?? 0], 'roundedHalf', byPlace);
  return divide(teams, (team) => [points.get(team) ?? 0], 'points', rest);
}

function byRules(teams: readonly string[], order: readonly Criterion[], compared: Compared): LevelTeams[] {
  const [criterion, ...rest] = order;
  if (criterion === undefined || teams.length === 1) return [{ teams: [...teams].sort(), separatedBy: undefined }];
  const next = (part: readonly string[]) => byRules(part, rest, compared);
  if (typeof criterion === 'string') {
    const figures = figuresOf(criterion, compared);
    return divide(teams, (team) => [figures(team)], criterion, next);
  }
  return byHeadToHead(teams, criterion, { next, order, compared });
}

interface AfterHeadToHead {
  next: (part: readonly string[]) => LevelTeams[];
  order: readonly Criterion[];
  compared: Compared;
}

function byHeadToHead(
  teams: readonly string[],
  { headToHead, whenAllPlayed, again }: HeadToHead,
  { next, order, compared }: AfterHeadToHead,
): LevelTeams[] {
  const among = new Set(teams);
  const matches = compared.matches.filter(({ home, away }) => among.has(home) && among.has(away));
  // Every pair meets at both grounds, in some leagues more than once.
  const isOpen =
    matches.length < teams.length * (teams.length - 1) ||
    compared.ahead.some(({ home, away }) => among.has(home) && among.has(away));
  if (whenAllPlayed && isOpen) return next(teams);
  const records = recordsOf(matches, compared.rules, { teams });
  const values = (team: string) => {
    const record = records.get(team);
    return headToHead.map((figure) => {
      if (!record) return 0;
      return figure === 'goalDifference' ? record.goalsFor - record.goalsAgainst : record[figure];
    });
  };
  return divide(teams, values, 'headToHead', (part) =>
    again && part.length < teams.length ? byRules(part, order, compared) : next(part),
  );
}

/** Divides teams into those with equal values, the best first, and orders each part by `inside`. */
function divide(
  teams: readonly string[],
  values: (team: string) => readonly number[],
  separatedBy: Separation,
  inside: (part: readonly string[]) => LevelTeams[],
): LevelTeams[] {
  const sorted = teams.map((team) => ({ team, value: values(team) })).sort((a, b) => compareValues(b.value, a.value));
  const parts: { value: readonly number[]; teams: string[] }[] = [];
  for (const { team, value } of sorted) {
    const last = parts.at(-1);
    if (last && compareValues(last.value, value) === 0) last.teams.push(team);
    else parts.push({ value, teams: [team] });
  }
  return parts.flatMap((part, index) => {
    const ordered = inside(part.teams);
    const last = ordered.at(-1);
    if (last && index < parts.length - 1) last.separatedBy = separatedBy;
    return ordered;
  });
}

function compareValues(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

function figuresOf(figure: Figure, { records, matches, points, seeds }: Compared): (team: string) => number {
  const own = (of: (record: TeamRecord) => number) => (team: string) => {
    const record = records.get(team);
    return record ? of(record) : 0;
  };
  const difference = own(({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst);
  const ofOpponents = (value: (team: string) => number) => (team: string) =>
    matches.reduce((sum, { home, away }) => {
      const opponent = home === team ? away : away === team ? home : undefined;
      return opponent === undefined ? sum : sum + value(opponent);
    }, 0);
  switch (figure) {
    case 'goalDifference':
      return difference;
    case 'opponentsPoints':
      return ofOpponents((team) => points.get(team) ?? 0);
    case 'opponentsGoalDifference':
      return ofOpponents(difference);
    case 'opponentsGoalsFor':
      return ofOpponents(own(({ goalsFor }) => goalsFor));
    case 'seed':
      return (team) => seeds.get(team) ?? 0;
    case 'goalsFor':
    case 'awayGoalsFor':
    case 'wins':
    case 'awayWins':
    case 'conduct':
      return own((record) => record[figure]);
  }
}
