import type { Fixture } from '@khandai/contracts';

/** Outcomes of meetings of two teams: wins of the team with this id, draws, and wins of the other one. */
export function meetingCounts(
  meetings: readonly Fixture[],
  homeId: string,
): { readonly homeWins: number; readonly draws: number; readonly awayWins: number } {
  const margins = meetings.map(({ home, homeScore, awayScore, extra }) => {
    const margin = (extra?.homeScore ?? homeScore ?? 0) - (extra?.awayScore ?? awayScore ?? 0);
    return home.teamId === homeId ? margin : -margin;
  });
  return {
    homeWins: margins.filter((margin) => margin > 0).length,
    draws: margins.filter((margin) => margin === 0).length,
    awayWins: margins.filter((margin) => margin < 0).length,
  };
}
