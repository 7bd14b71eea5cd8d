import { openTestDatabase } from '../src/platform/database/testing.js';
import { giftsSuite } from './gifts.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('gifts over PGlite', () => giftsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'gifts over PostgreSQL', (url) => giftsSuite(() => emptyPostgres(url)));
