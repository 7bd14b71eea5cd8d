import { seedHash } from './seed-hash.js';

describe('seedHash', () => {
  it('[MAR9][LS11] (hash) is SHA-256 of the bytes of the seed, in whichever case its digits are', async () => {
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const hash = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
    expect(await seedHash(seed)).toBe(hash);
    expect(await seedHash(seed.toUpperCase())).toBe(hash);
  });

  it('[MAR9] refuses what is no seed', async () => {
    await expect(seedHash('00')).rejects.toThrow(RangeError);
  });
});
