import { openTestDatabase } from '../src/platform/database/testing.js';
import { friendsSuite } from './friends.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('friends over PGlite', () => friendsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'friends over PostgreSQL', (url) => friendsSuite(() => emptyPostgres(url)));
