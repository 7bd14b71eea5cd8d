export default {
  displayName: '{{name}}',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/jsdom-environment.mjs',
};
