import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../../platform/database/migrations.js';
import { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { PointsRepository } from './points-repository.js';

describe('points of before the ledger', () => {
  let client: PGlite;
  let database: PgliteDatabase;
  beforeAll(async () => {
    client = await PGlite.create();
    const all = await readMigrations();
    const target = {
      exec: async (text: string) => void (await client.exec(text)),
      query: async <Row>(text: string, values?: unknown[]) => (await client.query<Row>(text, values)).rows,
    };
    await migrate(
      target,
      all.filter(({ name }) => name < '0009'),
    );
    await client.query(
      "INSERT INTO users (display_name, balance, exp) VALUES ('both', 1250, 880), ('none', 0, 0), ('points', 7, 0), ('exp', 0, 5)",
    );
    database = await PgliteDatabase.over(client, all);
  });
  afterAll(() => database.close());

  it('are the first entries of their members, and sound', async () => {
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
