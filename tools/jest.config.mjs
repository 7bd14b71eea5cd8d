import { testTimeout } from '../jest.preset.js';

// Fast tests of the tools. What starts real tools on a copy of the workspace is in checks/jest.config.mjs.
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
