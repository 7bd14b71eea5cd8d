import { openTestDatabase } from '../src/platform/database/testing.js';
import { referralsSuite } from './referrals.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('invitations over PGlite', () => referralsSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'invitations over PostgreSQL', (url) => referralsSuite(() => emptyPostgres(url)));
