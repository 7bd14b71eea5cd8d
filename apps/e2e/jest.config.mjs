import { preset } from '../../jest.preset.mjs';

// Journeys drive real Chromium against the built site, so they get minutes, not the unit tests' seconds.
export default {
  ...preset({ name: 'e2e', root: import.meta.dirname, match: ['<rootDir>/journeys/**/*.test.ts'] }),
  setupFilesAfterEnv: ['<rootDir>/support/at-last.ts'],
  testTimeout: 180_000,
  maxWorkers: 1,
};
