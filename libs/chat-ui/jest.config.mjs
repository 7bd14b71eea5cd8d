export default {
  displayName: 'chat-ui',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/jsdom-environment.mjs',
};
