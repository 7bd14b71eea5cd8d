import { openTestDatabase } from '../src/platform/database/testing.js';
import { searchSuite } from './search.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('the search over PGlite', () => searchSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'the search over PostgreSQL', (url) => searchSuite(() => emptyPostgres(url)));
