import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'presence', root: import.meta.dirname });
