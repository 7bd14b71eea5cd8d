import { openTestDatabase } from '../src/platform/database/testing.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';
import { tipsSuite } from './tips.suite.js';

describe('tips over PGlite', () => tipsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'tips over PostgreSQL', (url) => tipsSuite(() => emptyPostgres(url)));
