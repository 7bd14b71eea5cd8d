import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'contracts', root: import.meta.dirname, environment: 'node' });
