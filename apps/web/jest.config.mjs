import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ name: 'web', root: import.meta.dirname, environment: 'jsdom' }),
};
