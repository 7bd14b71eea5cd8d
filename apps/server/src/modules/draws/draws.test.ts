import { createHash, createHmac } from 'node:crypto';
import { drawListHash, drawRanking } from '@khandai/contracts';
import { maskedName } from '../../platform/masked-name.js';

interface List {
  readonly drawId: number;
  readonly winners: number;
  readonly entryIds: readonly string[];
}

/** The rule of docs/draws.md in other words: numbers instead of texts, and a search for the lowest. */
function drawnByHand(seed: string, { drawId, winners, entryIds }: List): { hash: string; won: string[] } {
  const ids = [...entryIds].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const hash = createHash('sha256');
  hash.update(`khandai-draw-1\n${drawId}\n${winners}\n`);
  for (const id of ids) hash.update(`${id}\n`);
  const listHash = hash.digest('hex');
  const left = new Map(
    ids.map((id) => {
      const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(listHash).update(':').update(id);
      return [id, BigInt(`0x${mac.digest('hex')}`)] as const;
    }),
  );
  const won: string[] = [];
  while (won.length < winners && left.size > 0) {
    const [lowest] = [...left].reduce((best, next) => (next[1] < best[1] ? next : best));
    won.push(lowest);
    left.delete(lowest);
  }
  return { hash: listHash, won };
}

describe('[EN3] (rule) winners', () => {
  it('are those that another program computes from the same seed and list', async () => {
    const idOf = (index: number) => createHash('md5').update(`${index}`).digest('hex');
    for (const [count, winners] of [
      [1_200, 25],
      [3, 5],
      [1, 1],
    ] as const) {
      const seed = createHash('sha256').update(`seed ${count}`).digest('hex');
      const list = { drawId: count, winners, entryIds: Array.from({ length: count }, (_, index) => idOf(index)) };
      const listHash = await drawListHash(list);
      const ranking = await drawRanking(seed, listHash, list.entryIds);
      const won = ranking.slice(0, winners).map(({ entryId }) => entryId);
      expect(drawnByHand(seed, list)).toEqual({ hash: listHash, won });
    }
  });
});

test('[EN3] (masked) names of winners keep two letters at each end, short ones fewer', () => {
  const names = ['nguyenia', 'Phạm Gia Huy', 'nghĩa', 'Lan', 'A', ' Bình An  '];
  expect(names.map(maskedName)).toEqual(['ng***ia', 'Ph***uy', 'n***a', 'L***', 'A***', 'Bì***An']);
});
