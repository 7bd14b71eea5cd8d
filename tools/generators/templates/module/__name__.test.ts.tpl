import { {{camel}} } from '../../platform/database/schema.js';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { {{Class}}Repository } from './{{name}}-repository.js';
import { {{Class}}Service } from './{{name}}-service.js';

let database: Database;
let service: {{Class}}Service;
beforeAll(async () => {
  database = await openTestDatabase();
  service = new {{Class}}Service({ repository: new {{Class}}Repository(database) });
  await database.db.insert({{camel}}).values([{ title: 'first' }, { title: 'second' }, { title: 'third' }]);
});
afterAll(() => database.close());

test('a page holds the newest rows first and counts all of them', async () => {
  const { total, list } = await service.list({ pageNum: 1, pageSize: 2 });
  expect(total).toBe(3);
  expect(list.map(({ title }) => title)).toEqual(['third', 'second']);
});

test('a page behind the last one is empty', async () => {
  await expect(service.list({ pageNum: 3, pageSize: 2 })).resolves.toEqual({ total: 3, list: [] });
});
