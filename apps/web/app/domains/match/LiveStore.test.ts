import { MatchState, RawStatus } from '@khandai/contracts';
import { coming, fixture, NOW, rootData } from '../../../test/fixtures';
import { LiveStore } from './LiveStore';

describe('LiveStore', () => {
  test('a pushed score shows on every fixture that is older, and an older push changes nothing', () => {
    const store = new LiveStore(rootData());
    const { commentators, ...rest } = fixture({ homeScore: 3, updatedAt: '2026-11-20T13:31:00Z' });
    store.acceptScores([rest], NOW);
    store.acceptScores([{ ...rest, homeScore: 0, updatedAt: '2026-11-20T13:29:00Z' }], NOW);
    expect(store.latest(fixture()).homeScore).toBe(3);
    expect(store.latest(fixture()).commentators).toEqual(commentators);
    expect(store.latest(fixture({ homeScore: 4, updatedAt: '2026-11-20T13:32:00Z' })).homeScore).toBe(4);
  });

  test('the time of a kick-off shows as soon as it is known', () => {
    const store = new LiveStore(rootData());
    const untimed = coming({ dateOnly: true, updatedAt: '2026-11-20T13:00:00Z' });
    const { commentators: _, ...timed } = { ...untimed, dateOnly: false, updatedAt: '2026-11-20T13:31:00Z' };
    store.acceptScores([timed], NOW);
    expect(store.latest(untimed).dateOnly).toBe(false);
  });

  test('a later read applies the changes pushed during a disconnect, and nothing else', () => {
    const store = new LiveStore(rootData());
    const shown = store.live[0];
    if (!shown) throw new Error('nothing is live');
    const read = fixture({ ...shown, homeScore: 4, commentators: [], updatedAt: '2026-11-20T13:40:00Z' });
    store.acceptRead([read], NOW + 1);
    expect(store.live.map(({ homeScore, commentators }) => [homeScore, commentators])).toEqual([
      [4, shown.commentators],
    ]);
    const [before] = store.live;
    store.acceptRead([read, fixture({ ...shown, homeScore: 0, updatedAt: '2026-11-20T13:39:00Z' })], NOW + 2);
    expect(store.live[0]).toEqual(before);
    expect(store.updatedAt).toBe(NOW + 2);
  });

  test('[SH14] (final whistle) the live count follows a final whistle before the next refresh', () => {
    const store = new LiveStore(rootData());
    expect(store.liveCount).toBe(1);
    const ended = fixture({ status: RawStatus.finished, state: MatchState.ended, updatedAt: '2026-11-20T13:31:00Z' });
    expect(store.countMoved([ended])).toBe(true);
    store.acceptScores([ended], NOW);
    expect(store.liveCount).toBe(0);
    expect(store.countMoved([coming()])).toBe(true);
    expect(store.countMoved([coming({ fixtureId: 'f9' })])).toBe(false);
  });

  test('the number of users in a room is the loaded one until the socket sends one', () => {
    const store = new LiveStore(rootData());
    expect(store.onlineIn(41, 12)).toBe(12);
    store.acceptOnline([{ groupId: 41, online: 15 }]);
    expect(store.onlineIn(41, 12)).toBe(15);
  });
});
