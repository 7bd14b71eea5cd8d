import { type FixtureChange, type FixtureFrame, matchState, type OddsFrame, type OddsRows, type ScoresFrame } from '@khandai/contracts';
import type { FeedFixture, FeedOdds } from '../feed.js';

type Moving = Omit<
  FeedFixture,
  'sportType' | 'league' | 'round' | 'home' | 'away' | 'location' | 'hot' | 'origin' | 'goalTimesEstimated' | 'hosts'
>;

/** What of a fixture changes while it is played, as the wire has it. */
export function fixtureChange(fixture: Moving, updatedAt: Date): FixtureChange {
  return {
    fixtureId: fixture.fixtureId,
    status: fixture.status,
    state: matchState(fixture.status),
    kickOff: fixture.kickOff.toISOString(),
    halfStart: fixture.halfStart?.toISOString() ?? null,
    injuryTime: fixture.injuryTime,
    period: fixture.period,
    homeScore: fixture.homeScore,
    awayScore: fixture.awayScore,
    homeHalfScore: fixture.homeHalfScore,
    awayHalfScore: fixture.awayHalfScore,
    homeRed: fixture.homeRed,
    awayRed: fixture.awayRed,
    homeYellow: fixture.homeYellow,
    awayYellow: fixture.awayYellow,
    homeCorner: fixture.homeCorner,
    awayCorner: fixture.awayCorner,
    extra: fixture.extra,
    updatedAt: updatedAt.toISOString(),
  };
}

export const scoresFrame = (list: FixtureChange[]): ScoresFrame => ({ type: 'scores', list });

export function fixtureFrame(
  fixtureId: string,
  parts: Pick<FixtureFrame, 'events' | 'stats' | 'lineUps' | 'commentary' | 'hosts'>,
): FixtureFrame {
  return { type: 'fixture', fixtureId, ...parts };
}

/** Rows by category, in the order they come; a category without rows is left out. */
export function oddsRows(list: readonly { category: string; row: string }[]): OddsRows {
  const rows: Record<string, string[]> = {};
  for (const { category, row } of list) (rows[category] ??= []).push(row);
  return rows;
}

export const oddsFrame = (list: readonly FeedOdds[]): OddsFrame => ({ type: 'odds', rows: oddsRows(list) });
