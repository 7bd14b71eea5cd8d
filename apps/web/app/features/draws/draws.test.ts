/** @jest-environment node */
import { ApiError } from '@khandai/api-client';
import { type DrawProof, drawListHash, drawRanking, drawSeedHash, type LuckyDraw } from '@khandai/contracts';
import { I18n } from '../../i18n/i18n';
import { engage } from '../../i18n/vi/lazy/engage';
import { checkDraw } from './draw-check';
import { actOf, drawFilterOf, drawIdOf, oddsOf, percentOf, ticketOf } from './draw-words';
import { DrawsStore } from './DrawsStore';
import { DrawStore } from './DrawStore';

const SEED = '5a'.repeat(32);
const IDS = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(32, '0'));

async function proofOf(rest: Partial<DrawProof> = {}): Promise<DrawProof> {
  const listHash = await drawListHash({ drawId: 4, winners: 3, entryIds: IDS });
  const ranking = await drawRanking(SEED, listHash, IDS);
  const results = ranking.slice(0, 3).map(({ entryId }) => entryId);
  const hashes = { seedHash: await drawSeedHash(SEED), seed: SEED, listHash };
  return { drawId: 4, title: 'Áo đấu', winners: 3, ...hashes, entries: IDS, results, ...rest };
}

const drawOf = (drawId: number): LuckyDraw => ({
  ...{ drawId, title: `Đợt ${drawId}`, prize: 'Áo', type: 'gift', prizePoints: 0, winners: 1, entryCost: 0, text: '' },
  ...{ opensAt: '2026-11-20T01:00:00.000Z', closesAt: '2026-11-21T01:00:00.000Z', state: 'open', entries: 2 },
  ...{ chance: 0.5, seedHash: 'ab', seed: null, listHash: null, drawnAt: null, simulated: false, mine: null },
});

function apiOver(answers: (call: string, query: Readonly<Record<string, unknown>>) => Promise<unknown>) {
  const calls: string[] = [];
  const call = (name: string, { query = {} }: { query?: Record<string, unknown> }) => {
    calls.push(name);
    return answers(name, query);
  };
  return { deps: { api: { call } as never, report: () => undefined }, calls };
}

describe('[EN3] (page) computing a draw again', () => {
  const rightOf = async (rest: Partial<DrawProof>) => {
    const check = await checkDraw(await proofOf(rest));
    return check && [check.isRight, ...check.steps.map(({ isRight }) => isRight)];
  };

  test('matches what was published, step by step', async () => {
    expect(await rightOf({})).toEqual([true, true, true, true]);
    const check = await checkDraw(await proofOf());
    expect(check?.winners.map(({ entryId }) => entryId)).toEqual((await proofOf()).results);
  });

  test('says which step does not match: another seed, a changed list, other winners or their order', async () => {
    expect(await rightOf({ seed: '5b'.repeat(32) })).toEqual([false, false, true, false]);
    expect(await rightOf({ entries: IDS.slice(1) })).toEqual([false, true, false, false]);
    const { results } = await proofOf();
    expect(await rightOf({ results: results.toReversed() })).toEqual([false, true, true, false]);
    expect(await rightOf({ results: results.slice(1) })).toEqual([false, true, true, false]);
  });

  test('waits for the seed', async () => {
    expect(await rightOf({ seed: null, results: [] })).toBeUndefined();
  });
});

describe('[EN3] (page) draws', () => {
  test('tell odds as one in so many, and as a share', () => {
    const i18n = new I18n('vi');
    i18n.addResources('engage', engage);
    const t = i18n.getFixedT('engage');
    const odds = (winners: number, entries: number) => oddsOf({ winners, entries }, t, 'vi');
    expect([odds(1, 120), odds(10, 1_284), odds(200, 1_284), odds(5, 5), odds(1, 0), odds(1, 12_840)]).toEqual([
      ...['1 trên 120', '1 trên 128', '1 trên 6,4', 'vé nào cũng trúng', 'chưa có vé', '1 trên 12.840'],
    ]);
    expect([1 / 120, 0.5, 1, 0.1, null].map((chance) => percentOf(chance, 'vi'))).toEqual([
      ...['0,83%', '50%', '100%', '10%', ''],
    ]);
    expect(percentOf(1 / 120, 'en')).toBe('0.83%');
    expect([ticketOf(7), ticketOf(12_345)]).toEqual(['#0007', '#12345']);
    expect([drawFilterOf('cua-toi'), drawFilterOf('khac'), drawFilterOf(null)]).toEqual([
      'cua-toi',
      'tat-ca',
      'tat-ca',
    ]);
  });

  test('have an address of digits, and a card that says what it leads to', () => {
    expect(['2', '99999', 'abc', '0', '1.5', '2x', '1234567890'].map(drawIdOf)).toEqual([
      ...[2, 99_999],
      ...Array.from({ length: 5 }, () => undefined),
    ]);
    const mine = { entryId: 'aa', number: 3, enteredAt: '2026-11-20T02:00:00.000Z', rank: null };
    const open = drawOf(1);
    expect(
      [open, { ...open, mine }, { ...open, state: 'closed' as const }, { ...open, state: 'drawn' as const }].map(actOf),
    ).toEqual(['enter', 'look', 'wait', 'results']);
  });

  test('are listed page by page, each once', async () => {
    const { deps, calls } = apiOver((_, { pageNum }) =>
      Promise.resolve({ total: 3, list: pageNum === 1 ? [drawOf(3), drawOf(2)] : [drawOf(2), drawOf(1)] }),
    );
    const store = new DrawsStore('ket-qua-diem', deps);
    const { signal } = new AbortController();
    await store.first.load(signal);
    expect([store.list.length, store.isMore]).toEqual([2, true]);
    await store.loadMore(signal);
    expect([store.list.map(({ drawId }) => drawId), store.isMore]).toEqual([[3, 2, 1], false]);
    expect(calls).toEqual(['GET /au/api/lucky/result', 'GET /au/api/lucky/result']);
  });

  test('are entered once for two presses; a refusal is shown in the server’s words, and what holds is loaded', async () => {
    const entry = { entryId: 'aa', number: 3, enteredAt: '2026-11-20T02:00:00.000Z', rank: null };
    const right = apiOver(() => Promise.resolve({ ...drawOf(4), results: [], mine: entry }));
    const store = new DrawStore(4, right.deps);
    expect(await Promise.all([store.enter(), store.enter()])).toEqual([{ kind: 'entered', number: 3 }, undefined]);
    expect(store.draw.value?.mine).toEqual(entry);

    const refusal = new ApiError({ kind: 'answer', code: 1280, status: 409, message: 'Đợt này đã đóng.' });
    const late = apiOver((name) =>
      name.startsWith('POST')
        ? Promise.reject(refusal)
        : Promise.resolve({ ...drawOf(4), state: 'closed', results: [] }),
    );
    const closed = new DrawStore(4, late.deps);
    expect(await closed.enter()).toEqual({ kind: 'failed', sentence: 'Đợt này đã đóng.' });
    await Promise.resolve();
    expect([closed.draw.value?.state, closed.entering]).toEqual(['closed', false]);
  });
});
