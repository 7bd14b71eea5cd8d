import { preset } from '../../jest.preset.js';

export default preset({ name: 'web', root: import.meta.dirname, environment: 'jsdom' });
