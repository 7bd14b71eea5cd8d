import { preset } from '../../jest.preset.js';

// Both adapters of each port against the real thing, and the whole server by HTTP. tools/test-services.mjs
// starts PostgreSQL and Redis and sets TEST_DATABASE_URL and TEST_REDIS_URL.
export default preset({
  name: 'server-integration',
  root: import.meta.dirname,
  match: ['<rootDir>/test/**/*.test.ts'],
});
