import { testTimeout } from '../../jest.preset.js';

// Checks of the workspace itself. Each runs the real tools in a copy of the workspace, so they are slow.
export default {
  displayName: 'workspace',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testTimeout,
  testMatch: ['<rootDir>/**/*.test.mjs'],
  moduleFileExtensions: ['mjs', 'js', 'json'],
  transform: {},
  // Each file waits for the commands it spawns; two keep two cores busy.
  maxWorkers: 2,
};
