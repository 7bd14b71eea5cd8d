import type { PGlite } from '@electric-sql/pglite';
import { openOldDatabase } from '../../platform/database/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { PointsRepository } from './points-repository.js';

describe('points from before the ledger', () => {
  let client: PGlite;
  let database: PgliteDatabase;
  beforeAll(async () => {
    ({ client, database } = await openOldDatabase('0009', async (old) => {
      await old.query(
        "INSERT INTO users (display_name, balance, exp) VALUES ('both', 1250, 880), ('none', 0, 0), ('points', 7, 0), ('exp', 0, 5)",
      );
    }));
  });
  afterAll(() => database.close());

  it('become the opening entries of their members, and the balances equal the sums', async () => {
    const ledger = new PointsRepository(database.db);
    expect(await Promise.all([1, 2, 3, 4].map((userId) => ledger.balances(userId)))).toEqual([
      { points: 1250, exp: 880 },
      { points: 0, exp: 0 },
      { points: 7, exp: 0 },
      { points: 0, exp: 5 },
    ]);
    expect(await ledger.differences()).toEqual([]);
    const house = await client.query("SELECT unit, balance FROM point_accounts WHERE cause = 'opening' ORDER BY unit");
    expect(house.rows).toEqual([
      { unit: 'exp', balance: -885 },
      { unit: 'points', balance: -1257 },
    ]);
  });
});
