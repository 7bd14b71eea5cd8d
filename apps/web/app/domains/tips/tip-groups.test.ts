import { MatchState } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { aTip } from './samples';
import { byMatch } from './tip-groups';

test('tips of a match are together: live matches are first, and those that are over last', () => {
  const at = (id: string, kickOff: string) => ({
    fixture: aFixture({ fixtureId: id, kickOff }),
    lockedAt: kickOff,
  });
  const tips = [
    aTip(aFixture(), { tipId: 1, ...at('early', '2026-11-20T11:00:00.000Z') }),
    aTip(aFixture(), { tipId: 2, ...at('late', '2026-11-20T14:00:00.000Z') }),
    aTip(aFixture(), { tipId: 3, ...at('early', '2026-11-20T11:00:00.000Z') }),
    aTip(aFixture(), { tipId: 4, fixture: null, lockedAt: '2026-11-20T15:00:00.000Z' }),
    aTip(aFixture({ fixtureId: 'live', state: MatchState.live }), { tipId: 5, lockedAt: '2026-11-20T11:30:00.000Z' }),
  ];
  const groups = byMatch(tips, Date.parse('2026-11-20T12:00:00.000Z'));
  expect(groups.map((group) => group.tips.map(({ tipId }) => tipId))).toEqual([[5], [2], [4], [1, 3]]);
});
