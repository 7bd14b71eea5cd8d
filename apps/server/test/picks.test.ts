import { openTestDatabase } from '../src/platform/database/testing.js';
import { picksSuite } from './picks.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('picks over PGlite', () => picksSuite(openTestDatabase, { atOnce: 15 }));

describeWith('TEST_DATABASE_URL', 'picks over PostgreSQL', (url) =>
  picksSuite(() => emptyPostgres(url), { atOnce: 100 }),
);
