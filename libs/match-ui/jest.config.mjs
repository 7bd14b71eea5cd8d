export default {
  displayName: 'match-ui',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/jsdom-environment.mjs',
};
