import type { CountedMatch, View } from './match.js';
import type { Rules } from './rules.js';

/** What a team has done in some matches. */
export interface TeamRecord {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  awayGoalsFor: number;
  awayWins: number;
  conduct: number;
  points: number;
}

const nothing = (): TeamRecord => ({
  ...{ played: 0, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 },
  ...{ awayGoalsFor: 0, awayWins: 0, conduct: 0, points: 0 },
});

/** The records of the teams named, and of every team in the matches. */
export function recordsOf(
  matches: readonly CountedMatch[],
  { win, draw }: Pick<Rules, 'win' | 'draw'>,
  { teams = [], view = 'all' }: { teams?: readonly string[]; view?: View } = {},
): Map<string, TeamRecord> {
  const records = new Map(teams.map((team) => [team, nothing()]));
  const recordOf = (team: string): TeamRecord => {
    const record = records.get(team) ?? nothing();
    records.set(team, record);
    return record;
  };
  for (const match of matches) {
    const { home, away, homeGoals, awayGoals, homeConduct = 0, awayConduct = 0 } = match;
    const [homeRecord, awayRecord] = [recordOf(home), recordOf(away)];
    if (view !== 'away') addMatch(homeRecord, { own: homeGoals, other: awayGoals, conduct: homeConduct });
    if (view === 'home') continue;
    addMatch(awayRecord, { own: awayGoals, other: homeGoals, conduct: awayConduct });
    awayRecord.awayGoalsFor += awayGoals;
    if (awayGoals > homeGoals) awayRecord.awayWins += 1;
  }
  for (const record of records.values()) record.points = record.wins * win + record.draws * draw;
  return records;
}

function addMatch(record: TeamRecord, { own, other, conduct }: { own: number; other: number; conduct: number }): void {
  record.played += 1;
  record.goalsFor += own;
  record.goalsAgainst += other;
  record.conduct += conduct;
  if (own > other) record.wins += 1;
  else if (own < other) record.losses += 1;
  else record.draws += 1;
}
