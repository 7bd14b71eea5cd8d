import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'live-room', root: import.meta.dirname, environment: 'node' });
