import { preset } from '../../jest.preset.mjs';

export default preset({ name: 'chat-ui', root: import.meta.dirname, environment: 'jsdom' });
