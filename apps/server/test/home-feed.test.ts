import { openTestDatabase } from '../src/platform/database/testing.js';
import { homeFeedSuite } from './home-feed.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('the home feed over PGlite', () => homeFeedSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'the home feed over PostgreSQL', (url) => homeFeedSuite(() => emptyPostgres(url)));
