import { openTestDatabase } from '../src/platform/database/testing.js';
import { jobsSuite } from './jobs.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('the job port over PGlite', () => jobsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'the job port over PostgreSQL', (url) => jobsSuite(() => emptyPostgres(url)));
