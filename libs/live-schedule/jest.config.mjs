import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'live-schedule', root: import.meta.dirname, environment: 'node' });
