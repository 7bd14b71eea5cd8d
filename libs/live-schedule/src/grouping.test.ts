import { aFixture } from '@khandai/testing';
import { byKickOff, groupByCommentator, groupByDay, groupByLeague, pinnedFirst } from './grouping.js';

const league = (leagueId: string) => ({ leagueId, name: leagueId, shortName: leagueId, color: '#008800' });
const late = aFixture({ fixtureId: 'late', league: league('v1'), kickOff: '2026-11-20T18:00:00Z' });
const early = aFixture({ fixtureId: 'early', league: league('epl'), kickOff: '2026-11-20T10:00:00Z' });
const twin = aFixture({ fixtureId: 'a-twin', league: league('v1'), kickOff: '2026-11-20T18:00:00+00:00' });

test('[S11] fixtures go by kick-off, equal ones by id', () => {
  expect(byKickOff([late, twin, early]).map((fixture) => fixture.fixtureId)).toEqual(['early', 'a-twin', 'late']);
});

test('[LS8] (by league) leagues go by their first kick-off', () => {
  const groups = groupByLeague([late, early, twin]);
  expect(groups.map((group) => group.league.leagueId)).toEqual(['epl', 'v1']);
  expect(groups[1]?.fixtures).toEqual([twin, late]);
});

test('[LS8] (popular leagues) they come first, by their position and not by kick-off; other leagues keep their order', () => {
  const popular = (leagueId: string, position: number) => ({ ...league(leagueId), position });
  const at = (fixtureId: string, of: ReturnType<typeof league>, hour: number) =>
    aFixture({ fixtureId, league: of, kickOff: `2026-11-20T${hour}:00:00Z` });
  const groups = groupByLeague([
    at('a', league('early'), 10),
    at('b', league('later'), 11),
    at('c', popular('second', 20), 12),
    at('d', popular('first', 0), 13),
    at('e', popular('twin', 20), 14),
  ]);
  expect(groups.map((group) => group.league.leagueId)).toEqual(['first', 'second', 'twin', 'early', 'later']);
});

test("[LS8] (zone) days are those of the viewer's zone", () => {
  const days = (zone: string) => groupByDay([late, early], zone).map((group) => [group.day, group.fixtures.length]);
  expect(days('Asia/Ho_Chi_Minh')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ]);
  expect(days('Europe/London')).toEqual([['2026-11-20', 2]]);
  expect(() => days('Moon/Base')).toThrow(RangeError);
});

test('[S17] pinned leagues come first in the order of pinning, and a pin without a match changes nothing', () => {
  const groups = groupByLeague([
    late,
    early,
    aFixture({ fixtureId: 'cup', league: league('cup'), kickOff: '2026-11-20T19:00:00Z' }),
  ]);
  const order = (pinned: string[]) => pinnedFirst(groups, pinned).map((group) => group.league.leagueId);
  expect(order([])).toEqual(['epl', 'v1', 'cup']);
  expect(order(['gone', 'cup', 'v1'])).toEqual(['cup', 'v1', 'epl']);
});

test('[LS8] (by commentator) a match is listed under each of its hosts, those on air first', () => {
  const host = (userId: number, live = false) => ({
    userId,
    name: `BLV ${userId}`,
    profilePicture: null,
    roomNumber: 1000 - userId,
    groupId: userId,
    live,
  });
  const first = aFixture({ fixtureId: 'first', kickOff: '2026-11-20T10:00:00Z', commentators: [host(1), host(2)] });
  const second = aFixture({
    fixtureId: 'second',
    kickOff: '2026-11-20T11:00:00Z',
    state: 2,
    commentators: [host(1, true)],
  });
  const nobody = aFixture({ fixtureId: 'nobody' });
  const third = aFixture({ fixtureId: 'third', kickOff: '2026-11-20T12:00:00Z', commentators: [host(3)] });
  const groups = groupByCommentator([third, nobody, second, first]);
  expect(
    groups.map(({ commentator, fixtures }) => [
      commentator.userId,
      commentator.live,
      fixtures.map((one) => one.fixtureId),
    ]),
  ).toEqual([
    [1, true, ['second', 'first']],
    [3, false, ['third']],
    [2, false, ['first']],
  ]);
});
