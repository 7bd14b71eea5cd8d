import { drawListHash, drawListText, drawRanking, drawSeedHash } from './draw-rule.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const IDS = ['c'.repeat(32), '0123456789abcdef0123456789abcdef', 'a'.repeat(32)] as const;
const LIST = { drawId: 7, winners: 2, entryIds: IDS };

/** As many ids as wanted, all different. */
const idsUpTo = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0'));

describe('[EN3] (rule) a lucky draw', () => {
  it('closes its list as a text of ordered lines, and publishes hashes that are always the same', async () => {
    expect(drawListText(LIST)).toBe(
      `khandai-draw-1\n7\n2\n0123456789abcdef0123456789abcdef\n${'a'.repeat(32)}\n${'c'.repeat(32)}\n`,
    );
    expect(await drawSeedHash(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(await drawListHash(LIST)).toBe('78cc10f7793f4239c7d4fdf4421dd7aa2e5dfe4ab071bedde2acd71262bb1254');
    expect(await drawListHash({ ...LIST, entryIds: IDS.toReversed() })).toBe(await drawListHash(LIST));
    expect(await drawListHash({ ...LIST, winners: 1 })).not.toBe(await drawListHash(LIST));
  });

  it('ranks entries by HMAC of the list and the entry under the seed', async () => {
    expect(await drawRanking(SEED, await drawListHash(LIST), IDS)).toEqual([
      {
        entryId: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        score: '3a69e6ac2edc2447b4bd3fbb3445aff8f35a78c3f078d680ab090af65fe82293',
      },
      {
        entryId: 'cccccccccccccccccccccccccccccccc',
        score: '4b01d14107a0284c1ea82f6274ce729fc7609f3f8260f15dcc656bd1a9f9bc5d',
      },
      {
        entryId: '0123456789abcdef0123456789abcdef',
        score: 'd689f23ed3f1dd2d4095a247046e12b60c0ba4f2fa5fdc8d8e643788ee1cd501',
      },
    ]);
  });

  it('gives other winners with another seed or one more entry, and none from an empty list', async () => {
    const entryIds = idsUpTo(64);
    const first = async (seed: string, ids: readonly string[]) =>
      (await drawRanking(seed, await drawListHash({ drawId: 1, winners: 5, entryIds: ids }), ids))
        .slice(0, 5)
        .map(({ entryId }) => entryId);
    const winners = await first(SEED, entryIds);
    expect(await first(SEED.replace('00', '01'), entryIds)).not.toEqual(winners);
    expect(await first(SEED, [...entryIds, 'f'.repeat(32)])).not.toEqual(winners);
    expect(await first(SEED, [])).toEqual([]);
  });

  it('ranks each entry of a long list once', async () => {
    const entryIds = idsUpTo(1_200);
    const ranking = await drawRanking(SEED, await drawListHash({ drawId: 1, winners: 5, entryIds }), entryIds);
    expect(ranking.map(({ entryId }) => entryId).toSorted()).toEqual(entryIds);
    const scores = ranking.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted());
  });
});
