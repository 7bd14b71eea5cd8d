import { openTestDatabase } from '../src/platform/database/testing.js';
import { mediaSuite } from './media.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('media over PGlite', () => mediaSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'media over PostgreSQL', (url) => mediaSuite(() => emptyPostgres(url)));
