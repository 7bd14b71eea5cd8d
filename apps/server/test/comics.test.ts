import { openTestDatabase } from '../src/platform/database/testing.js';
import { comicsSuite } from './comics.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('comics over PGlite', () => comicsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'comics over PostgreSQL', (url) => comicsSuite(() => emptyPostgres(url)));
