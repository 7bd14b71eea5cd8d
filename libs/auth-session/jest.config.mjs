import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'auth-session', root: import.meta.dirname, environment: 'node' });
