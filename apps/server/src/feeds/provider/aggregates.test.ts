import { RawStatus } from '@khandai/contracts';
import type { FeedBatch } from '../../modules/fixtures/feed.js';
import { HOUR, knownMatch, NOW, stateOf } from './testing.js';

const T = NOW / 1000;
const row = (home: number, away: number, both?: readonly [home: number, away: number], fields: object = {}) => ({
  ...{ matchId: '1', status: RawStatus.secondHalf, homeScore: home, awayScore: away, matchTime: T - 3600 },
  ...(both && { extraExplain: { twoRoundsHomeScore: both[0], twoRoundsAwayScore: both[1] } }),
  ...fields,
});
const shown = ({ fixtures = [] }: FeedBatch) =>
  fixtures.map(({ aggregate }) => aggregate && [aggregate.homeScore, aggregate.awayScore]);
const state = () => stateOf({ ...knownMatch('1', RawStatus.secondHalf, NOW - HOUR), homeScore: 0, awayScore: 0 });

describe('[PF7] (two legs) the score of both legs of a tie', () => {
  it('is that of the source; zeros and less than the score of the match say nothing', async () => {
    const provider = await state();
    expect(shown(provider.changes([row(0, 0)], 'changes'))).toEqual([null]);
    expect(shown(provider.changes([row(0, 0, [0, 0])], 'changes'))).toEqual([null]);
    expect(shown(provider.changes([row(1, 0, [0, 2])], 'changes'))).toEqual([null]);
    expect(shown(provider.changes([row(1, 0, [2, 2])], 'changes'))).toEqual([[2, 2]]);
  });

  it('a row without it adds the goals since, and takes away one that did not count', async () => {
    const provider = await state();
    provider.changes([row(1, 0, [2, 2])], 'changes');
    expect(shown(provider.changes([row(1, 1)], 'changes'))).toEqual([[2, 3]]);
    expect(shown(provider.changes([row(1, 0, undefined, { updateTime: T })], 'changes'))).toEqual([[2, 2]]);
  });

  it('goals of extra time count too', async () => {
    const provider = await state();
    const extra = (home: number, both: readonly [number, number]) => ({
      ...{ extraTimeStatus: 3, extraHomeScore: home, extraAwayScore: 0 },
      ...{ twoRoundsHomeScore: both[0], twoRoundsAwayScore: both[1] },
    });
    const inExtra = (explain: object) => row(1, 0, undefined, { status: RawStatus.extraTime, extraExplain: explain });
    expect(shown(provider.changes([inExtra(extra(1, [2, 2]))], 'changes'))).toEqual([[2, 2]]);
    expect(shown(provider.changes([inExtra(extra(2, [0, 0]))], 'changes'))).toEqual([[3, 2]]);
  });
});
