import { openTestDatabase } from '../src/platform/database/testing.js';
import { reelsSuite } from './reels.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('reels over PGlite', () => reelsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'reels over PostgreSQL', (url) => reelsSuite(() => emptyPostgres(url)));
