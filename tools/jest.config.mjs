import { testTimeout } from '../jest.preset.js';

// Fast tests of the tools. Tests that start real tools on a copy of the workspace are in checks/jest.config.mjs.
export default {
  displayName: 'tools',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testTimeout,
  testMatch: ['<rootDir>/**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/checks/', '/templates/'],
  moduleFileExtensions: ['mjs', 'js', 'json'],
  transform: {},
};
