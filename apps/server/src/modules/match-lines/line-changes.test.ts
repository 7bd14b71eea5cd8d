import { EventType, RawStatus, SportType } from '@khandai/contracts';
import type { FeedEvent } from '../fixtures/feed.js';
import { lineChanges } from './line-changes.js';

const standing = (part = {}) => ({
  ...{ status: RawStatus.firstHalf, homeScore: 0, awayScore: 0, homeRed: 0, awayRed: 0, sportType: SportType.football },
  ...part,
});
const goal = (minute: number, homeEvent: boolean, type: number = EventType.goal): FeedEvent => ({
  ...{ eventId: `${minute}`, type, minute, addedMinute: 0, homeEvent, playerName: '', otherPlayerName: null },
  ...{ homeScore: null, awayScore: null },
});
const said = (...change: Parameters<typeof lineChanges>) =>
  lineChanges(...change).said.map(({ event, minute }) => [event, minute]);

describe('lines about a match', () => {
  it('say each goal and red card once, with its minute where it is known', () => {
    const events = [goal(31, true), goal(12, true), goal(40, false), goal(38, false, EventType.secondYellow)];
    const after = standing({ homeScore: 2, awayScore: 1, awayRed: 1 });
    expect(said(standing({ homeScore: 1 }), after, events)).toEqual([
      ['goal home 2', 31],
      ['goal away 1', 40],
      ['redCard away 1', 38],
    ]);
    expect(said(standing({ homeScore: 1 }), standing({ homeScore: 2 }))).toEqual([['goal home 2', null]]);
    expect(said(after, after, events)).toEqual([]);
  });

  it('take a goal back, and the end', () => {
    expect(lineChanges(standing({ awayScore: 2 }), standing({ awayScore: 1 })).cancelled).toEqual(['goal away 2']);
    const over = standing({ status: RawStatus.finished });
    expect(said(standing(), over)).toEqual([['end', null]]);
    expect(lineChanges(over, standing({ status: RawStatus.extraTime })).cancelled).toEqual(['end']);
  });

  it('say the end of a match that is awarded, and no goal that was decided', () => {
    const awarded = standing({ status: RawStatus.finished, homeScore: 3, awayScore: 0, awarded: true });
    const { said: lines, cancelled } = lineChanges(standing({ awayScore: 2 }), awarded);
    expect([lines.map(({ event }) => event), cancelled]).toEqual([['end'], []]);
  });

  it('say nothing of a match that is new or imported, nor of other sports', () => {
    const over = standing({ status: RawStatus.finished, homeScore: 3 });
    expect(said(undefined, standing({ homeScore: 1 }))).toEqual([]);
    expect(said(standing({ status: RawStatus.notStarted }), over)).toEqual([]);
    const basketball = { sportType: SportType.basketball };
    expect(said(standing(basketball), standing({ ...basketball, homeScore: 3 }))).toEqual([]);
  });
});
