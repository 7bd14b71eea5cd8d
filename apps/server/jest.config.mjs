import { preset } from '../../jest.preset.mjs';

// Unit tests only; what needs PostgreSQL, Redis or a listening server is in integration.config.mjs.
export default {
  ...preset({ name: 'server', root: import.meta.dirname, match: ['<rootDir>/src/**/*.test.ts'] }),
  // The first test database of a machine is made from nothing, which takes seconds on a busy one.
  testTimeout: 60_000,
};
