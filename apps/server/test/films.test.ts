import { openTestDatabase } from '../src/platform/database/testing.js';
import { filmsSuite } from './films.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('films over PGlite', () => filmsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'films over PostgreSQL', (url) => filmsSuite(() => emptyPostgres(url)));
