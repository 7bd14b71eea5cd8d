import { openTestDatabase } from '../src/platform/database/testing.js';
import { articlesSuite } from './articles.suite.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

describe('articles over PGlite', () => articlesSuite(openTestDatabase));

describeWith('TEST_DATABASE_URL', 'articles over PostgreSQL', (url) => articlesSuite(() => emptyPostgres(url)));
