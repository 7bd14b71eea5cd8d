import { openTestDatabase } from '../src/platform/database/testing.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';
import { tasksSuite } from './tasks.suite.js';

describe('daily tasks over PGlite', () => tasksSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'daily tasks over PostgreSQL', (url) => tasksSuite(() => emptyPostgres(url)));
