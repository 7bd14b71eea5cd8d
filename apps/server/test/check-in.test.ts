import { openTestDatabase } from '../src/platform/database/testing.js';
import { checkInSuite } from './check-in.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('check-ins over PGlite', () => checkInSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'check-ins over PostgreSQL', (url) => checkInSuite(() => emptyPostgres(url)));
