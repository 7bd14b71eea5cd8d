import { openTestDatabase } from '../src/platform/database/testing.js';
import { scoreOverrideSuite } from './score-override.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('corrected scores over PGlite', () => scoreOverrideSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'corrected scores over PostgreSQL', (url) =>
  scoreOverrideSuite(() => emptyPostgres(url)),
);
