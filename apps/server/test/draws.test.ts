import { openTestDatabase } from '../src/platform/database/testing.js';
import { drawsSuite } from './draws.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('lucky draws over PGlite', () => drawsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'lucky draws over PostgreSQL', (url) => drawsSuite(() => emptyPostgres(url)));
