import { openTestDatabase } from '../src/platform/database/testing.js';
import { eventsSuite } from './events.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('[EN4] (places) events over PGlite', () => eventsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'events over PostgreSQL', (url) => eventsSuite(() => emptyPostgres(url)));
