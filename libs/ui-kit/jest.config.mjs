import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'ui-kit', root: import.meta.dirname, environment: 'jsdom' });
