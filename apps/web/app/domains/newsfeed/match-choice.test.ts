import { MatchState } from '@khandai/contracts';
import { aFixture } from '@khandai/testing';
import { fittingMatches, matchGroups } from './match-choice';

const now = Date.parse('2026-11-20T12:30:00Z');
const team = (name: string, code = '') => ({ ...aFixture().home, name, shortName: name, code });
const match = (fixtureId: string, kickOff: string, state: MatchState = MatchState.coming) =>
  aFixture({ fixtureId, kickOff, state });

describe('the matches that an author chooses from', () => {
  test('[NF2] (match of a post) are found by parts of names in any order, without marks, by codes and by the names of fans', () => {
    const matches = [
      aFixture({ fixtureId: 'a', home: team('Nam Định', 'NDI'), away: team('Hoàng Anh Gia Lai', 'HAG') }),
      aFixture({ fixtureId: 'b', home: team('Barcelona', 'BAR'), away: team('Real Madrid', 'RMA') }),
    ];
    const found = (typed: string) => fittingMatches(matches, typed).map(({ fixtureId }) => fixtureId);
    expect(['nam dinh', 'GIA nam', 'ndi', 'hagl', 'barca', 'BARÇA', 'celona real', ''].map(found)).toEqual([
      ...[['a'], ['a'], ['a'], ['a'], ['b'], ['b'], ['b']],
      ['a', 'b'],
    ]);
    expect(found('celona nam')).toEqual([]);
  });

  test('[NF2] (match of a post) stand by days in the reader’s timezone, those being played first, those that are over last', () => {
    const matches = [
      match('over', '2026-11-18T12:00:00Z', MatchState.ended),
      match('later', '2026-11-23T12:00:00Z'),
      match('night', '2026-11-20T18:00:00Z'),
      match('evening', '2026-11-20T14:00:00Z'),
      match('played', '2026-11-20T12:00:00Z', MatchState.live),
      match('afternoon', '2026-11-20T08:00:00Z', MatchState.ended),
      match('earlier', '2026-11-19T12:00:00Z', MatchState.ended),
    ];
    const groups = matchGroups(matches, { now, timezone: 'Asia/Ho_Chi_Minh' });
    expect(groups.map(({ key, list }) => [key, ...list.map(({ fixtureId }) => fixtureId)])).toEqual([
      ['live', 'played'],
      ['today', 'afternoon', 'evening'],
      ['tomorrow', 'night'],
      ['2026-11-23', 'later'],
      ['2026-11-19', 'earlier'],
      ['2026-11-18', 'over'],
    ]);
  });
});
