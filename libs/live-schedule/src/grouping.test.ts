import { makeFixture } from '../test/make-fixture.js';
import { byKickOff, groupByDay, groupByLeague } from './grouping.js';

const league = (leagueId: string) => ({ leagueId, name: leagueId, shortName: leagueId, color: '#008800' });
const late = makeFixture({ fixtureId: 'late', league: league('v1'), kickOff: '2026-11-20T18:00:00Z' });
const early = makeFixture({ fixtureId: 'early', league: league('epl'), kickOff: '2026-11-20T10:00:00Z' });
const twin = makeFixture({ fixtureId: 'a-twin', league: league('v1'), kickOff: '2026-11-20T18:00:00+00:00' });

test('[S11] fixtures go by kick-off, equal ones by id', () => {
  expect(byKickOff([late, twin, early]).map((fixture) => fixture.fixtureId)).toEqual(['early', 'a-twin', 'late']);
});

test('[LS8] leagues go by their first kick-off', () => {
  const groups = groupByLeague([late, early, twin]);
  expect(groups.map((group) => group.league.leagueId)).toEqual(['epl', 'v1']);
  expect(groups[1]?.fixtures).toEqual([twin, late]);
});

test("[LS8] days are those of the viewer's zone", () => {
  const days = (zone: string) => groupByDay([late, early], zone).map((group) => [group.day, group.fixtures.length]);
  expect(days('Asia/Ho_Chi_Minh')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ]);
  expect(days('Europe/London')).toEqual([['2026-11-20', 2]]);
});
