import { openTestDatabase } from '../src/platform/database/testing.js';
import { racesSuite } from './races.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('races over PGlite', () => racesSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'races over PostgreSQL', (url) => racesSuite(() => emptyPostgres(url)));
