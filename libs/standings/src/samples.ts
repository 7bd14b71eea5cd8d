import type { LeagueMatch } from './match.js';
import type { CupMatch } from './tie.js';

/** `HN 2-1 HP`: an ended match; `~HN 2-1 HP` runs, and `HN v HP` is to come. Kick-offs are in the order of the lines. */
export function leagueMatches(text: string): LeagueMatch[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [, live = '', home = '', score = '', away = ''] = /^(~?)(\S+) (\S+) (\S+)$/.exec(line.trim()) ?? [];
      const [homeGoals, awayGoals] = score === 'v' ? [null, null] : score.split('-').map(Number);
      return {
        ...{ matchId: String(index).padStart(3, '0'), home, away, kickOff: index },
        status: live ? 'live' : score === 'v' ? 'coming' : 'ended',
        ...{ homeGoals: homeGoals ?? null, awayGoals: awayGoals ?? null },
      };
    });
}

export const cupMatch = (
  round: string,
  teamsLeft: number | null,
  [home, away]: readonly [string, string],
  over: Partial<CupMatch> = {},
): CupMatch => ({
  ...{ matchId: `${round}/${home}/${away}`, round, teamsLeft, home, away, kickOff: 0, status: 'ended' },
  ...{ homeGoals: 0, awayGoals: 0 },
  ...over,
});
