import type { OddsFrame, OddsRows, TopicOf } from '@khandai/contracts';
import { type Odds, rowKey } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { followOdds, ODDS_TICK_MS } from './follow-odds';

function following() {
  const clock = new FakeClock(0);
  const accepted: (readonly Odds[])[] = [];
  const warnings: unknown[] = [];
  const session = new AbortController();
  let push: (frame: OddsFrame) => void = () => undefined;
  let watching = true;
  const socket = {
    watch: (_topic: TopicOf<'odds'>, listener: (frame: OddsFrame) => void) => {
      push = listener;
      return () => {
        watching = false;
      };
    },
  };
  const log = { warn: (_what: string, details: unknown) => warnings.push(details) };
  followOdds({ socket, timers: clock, log, accept: (list) => accepted.push(list) }, session.signal);
  return {
    clock,
    accepted,
    warnings,
    session,
    push: (rows: OddsRows) => push({ type: 'odds', rows }),
    watching: () => watching,
  };
}

const corner = (companyId: number) => `f1,${companyId},9.5,0.90,0.92,1763645400,false,3`;
const double = 'f1,8,0.30,0.25,0.90,1763645400';

describe('followOdds', () => {
  test('[OD3] (batched movement) all rows of a tick are applied at once, in order of arrival', async () => {
    const { clock, accepted, push } = following();
    push({ corner: [corner(1)], doubleChance: [double] });
    push({ corner: [corner(2)] });
    expect(accepted).toEqual([]);
    await clock.advance(ODDS_TICK_MS);
    expect(accepted.map((list) => list.map(rowKey))).toEqual([['corner:f1:1', 'doubleChance:f1:8', 'corner:f1:2']]);
    push({ corner: [corner(3)] });
    await clock.advance(ODDS_TICK_MS);
    expect(accepted).toHaveLength(2);
  });

  test('[OD5] (in the browser) an unreadable row is logged, and the others are applied', async () => {
    const { clock, accepted, warnings, push } = following();
    push({ corner: ['f1,8', corner(1)] });
    await clock.advance(ODDS_TICK_MS);
    expect(accepted[0]?.map(rowKey)).toEqual(['corner:f1:1']);
    expect(warnings).toMatchObject([[{ category: 'corner', row: 'f1,8' }]]);
  });

  test('nothing is applied after the end, and the topic is unsubscribed', async () => {
    const { clock, accepted, push, session, watching } = following();
    push({ corner: [corner(1)] });
    session.abort();
    await clock.advance(ODDS_TICK_MS);
    expect([accepted, watching()]).toEqual([[], false]);
  });
});
