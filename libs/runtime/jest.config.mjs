import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'runtime', root: import.meta.dirname, environment: 'node' });
