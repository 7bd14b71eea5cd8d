import type { FeedFixture, FeedTeam } from '../fixtures/feed.js';
import type { Season } from './season-tables.js';

/** A season made from matches of one feed, as the repository would read it. */
export function seasonOf(fixtures: readonly FeedFixture[]): Season {
  const [first] = fixtures;
  if (!first) throw new Error('a season needs a match');
  const record = ({ colors: [color, secondColor], ...team }: FeedTeam) => ({
    ...team,
    color,
    secondColor,
    pageId: null,
  });
  return {
    league: { ...first.league, position: null, pageId: null },
    season: first.stage?.season ?? '',
    rows: fixtures
      .map(({ stage, home, away, ...fixture }) => ({
        ...fixture,
        link: fixture.fixtureId,
        homeId: home.teamId,
        awayId: away.teamId,
        phase: stage?.phase ?? ('' as const),
        groupName: stage?.group ?? '',
        roundNumber: stage?.roundNumber ?? null,
      }))
      .sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime()),
    teams: new Map(fixtures.flatMap(({ home, away }) => [home, away]).map((team) => [team.teamId, record(team)])),
    adjustments: undefined,
    table: undefined,
  };
}
