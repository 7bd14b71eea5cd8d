import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'odds-parser', root: import.meta.dirname, environment: 'node' });
