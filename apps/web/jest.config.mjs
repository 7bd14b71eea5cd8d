import { preset } from '../../jest.preset.js';

const shared = preset({ name: 'web', root: import.meta.dirname, environment: 'jsdom' });

export default {
  ...shared,
  moduleNameMapper: {
    // Files a bundler would turn into addresses.
    '\\.(css|woff2)(\\?url)?$': '<rootDir>/test/asset-stub.mjs',
    ...shared.moduleNameMapper,
  },
};
