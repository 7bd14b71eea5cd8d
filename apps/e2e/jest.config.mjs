import { preset } from '../../jest.preset.js';

// Journeys drive real Chromium against the built site.
export default {
  ...preset({ name: 'e2e', root: import.meta.dirname, match: ['<rootDir>/journeys/**/*.test.ts'] }),
  // A step ends by itself after 90 seconds and says which one it was; a journey of several slow ones needs more than a test.
  testTimeout: 480_000,
  globalSetup: '<rootDir>/run/setup.mjs',
  globalTeardown: '<rootDir>/run/teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/support/cleanup-hook.ts', '<rootDir>/support/call-limit.ts'],
  // A journey often waits, for a page or for a goal: two at a time keep two cores busy.
  maxWorkers: 2,
};
