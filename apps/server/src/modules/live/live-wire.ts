import type { Commentator, Fixture, Team } from '@khandai/contracts';
import { fixtureChange } from '../../feeds/ingest/frames.js';
import type { FixtureRow } from './fixture-query.js';
import type { HostRow, LiveRepository } from './live-repository.js';
import type { RoomCounts } from './room-counts.js';

/** Rows to wire, with one query for the hosts of all of them. */
export async function withHosts(
  rows: readonly FixtureRow[],
  { repository, counts }: { repository: Pick<LiveRepository, 'hosts'>; counts: RoomCounts },
): Promise<Fixture[]> {
  const hosts = await repository.hosts(rows.map(({ fixture }) => fixture.fixtureId));
  const byFixture = Map.groupBy(hosts, ({ fixtureId }) => fixtureId);
  return rows.map((row) => toFixture(row, byFixture.get(row.fixture.fixtureId) ?? [], counts));
}

export function toFixture(row: FixtureRow, hosts: readonly HostRow[], counts: RoomCounts): Fixture {
  const { fixture, league } = row;
  return {
    ...fixtureChange(fixture, fixture.updatedAt),
    link: fixture.link,
    sportType: fixture.sportType,
    league,
    round: fixture.round,
    home: toTeam(row.home),
    away: toTeam(row.away),
    hot: fixture.hot,
    origin: fixture.origin,
    goalTimesEstimated: fixture.goalTimesEstimated,
    commentators: hosts.map(toCommentator),
    viewers: viewers(row, hosts, counts),
  };
}

/** People in the rooms of a fixture: those of its hosts, and its own. */
function viewers({ roomId }: FixtureRow, hosts: readonly HostRow[], counts: RoomCounts): number {
  const groupIds = [...hosts.map(({ groupId }) => groupId), ...(roomId === null ? [] : [roomId])];
  return groupIds.reduce((sum, groupId) => sum + counts.online(groupId), 0);
}

export const toCommentator = ({ userId, name, profilePicture, roomNumber, groupId, live }: HostRow): Commentator => ({
  userId,
  name,
  profilePicture,
  roomNumber,
  groupId,
  live,
});

const toTeam = ({ teamId, name, shortName, code, color, secondColor }: FixtureRow['home']): Team => ({
  teamId,
  name,
  shortName,
  code,
  colors: [color, secondColor],
});
