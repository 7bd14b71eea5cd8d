export default {
  displayName: 'ui-kit',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/jsdom-environment.mjs',
};
