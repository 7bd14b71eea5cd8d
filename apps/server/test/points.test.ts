import { openTestDatabase } from '../src/platform/database/testing.js';
import { pointsSuite } from './points.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('the ledger of points over PGlite', () => pointsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'the ledger of points over PostgreSQL', (url) =>
  pointsSuite(() => emptyPostgres(url)),
);
