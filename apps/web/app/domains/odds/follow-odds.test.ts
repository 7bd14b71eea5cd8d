import type { OddsRows } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { followOdds, ODDS_TICK_MS, rowsOf } from './follow-odds';

function following() {
  const clock = new FakeClock(0);
  const accepted: OddsRows[] = [];
  const session = new AbortController();
  let push: (rows: OddsRows) => void = () => undefined;
  let watching = true;
  const socket = {
    watchOdds: (listener: (rows: OddsRows) => void) => {
      push = listener;
      return () => {
        watching = false;
      };
    },
  };
  followOdds({ socket, timers: clock, accept: (rows) => accepted.push(rows) }, session.signal);
  return { clock, accepted, session, push: (rows: OddsRows) => push(rows), watching: () => watching };
}

describe('followOdds', () => {
  test('[OD3] (batched movement) all rows of a tick are taken at once, in the order they came', async () => {
    const { clock, accepted, push } = following();
    push({ handicap: ['a,1'], corner: ['c,1'] });
    push({ handicap: ['a,2'] });
    expect(accepted).toEqual([]);
    await clock.advance(ODDS_TICK_MS);
    expect(accepted).toEqual([{ handicap: ['a,1', 'a,2'], corner: ['c,1'] }]);
    push({ handicap: ['a,3'] });
    await clock.advance(ODDS_TICK_MS);
    expect(accepted).toHaveLength(2);
  });

  test('nothing is taken once it ended, and the topic is let go', async () => {
    const { clock, accepted, push, session, watching } = following();
    push({ handicap: ['a,1'] });
    session.abort();
    await clock.advance(ODDS_TICK_MS);
    expect([accepted, watching()]).toEqual([[], false]);
  });

  test('rows of one match are told by the id they begin with', () => {
    expect(rowsOf({ handicap: ['f1,8', 'f11,8'], corner: ['f2,8'] }, 'f1')).toEqual({ handicap: ['f1,8'] });
  });
});
