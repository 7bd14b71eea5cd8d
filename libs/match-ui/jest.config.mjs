import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'match-ui', root: import.meta.dirname, environment: 'jsdom' });
