import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'chat-socket', root: import.meta.dirname, environment: 'node' });
