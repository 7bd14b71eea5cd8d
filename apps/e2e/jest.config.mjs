import { preset } from '../../jest.preset.js';

// Journeys drive real Chromium against the built site.
export default {
  ...preset({ name: 'e2e', root: import.meta.dirname, match: ['<rootDir>/journeys/**/*.test.ts'] }),
  setupFilesAfterEnv: ['<rootDir>/support/at-last.ts'],
  maxWorkers: 1,
};
