import { countedMatches, type LeagueMatch } from './match.js';

export type Outcome = 'win' | 'draw' | 'loss';

export interface FormEntry {
  readonly matchId: string;
  readonly outcome: Outcome;
}

/** The outcomes of a team's last ended matches, the newest last. */
export function formOf(matches: readonly LeagueMatch[], team: string, length = 5): FormEntry[] {
  return countedMatches(matches, { view: 'all', provisional: false })
    .filter(({ home, away }) => home === team || away === team)
    .sort((a, b) => a.kickOff - b.kickOff || (a.matchId < b.matchId ? -1 : 1))
    .slice(-length)
    .map(({ matchId, home, homeGoals, awayGoals }) => ({
      matchId,
      outcome: outcomeOf(home === team ? homeGoals - awayGoals : awayGoals - homeGoals),
    }));
}

const outcomeOf = (difference: number): Outcome => (difference > 0 ? 'win' : difference < 0 ? 'loss' : 'draw');
