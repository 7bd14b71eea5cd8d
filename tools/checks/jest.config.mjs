import { testTimeout } from '../../jest.preset.js';

// Checks of the workspace itself: each works in a copy of it and starts the real tools, so they are slow.
export default {
  displayName: 'workspace',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testTimeout,
  testMatch: ['<rootDir>/**/*.test.mjs'],
  moduleFileExtensions: ['mjs', 'js', 'json'],
  transform: {},
  maxWorkers: 1,
};
