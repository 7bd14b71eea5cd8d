import { preset } from '../../jest.preset.js';

export default preset({ name: 'admin', root: import.meta.dirname, environment: 'jsdom' });
