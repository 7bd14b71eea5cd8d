import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'api-client', root: import.meta.dirname, environment: 'node' });
