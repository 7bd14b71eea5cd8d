import { preset } from '../../jest.preset.js';

// Unit tests only; what needs PostgreSQL, Redis or a listening server is in integration.config.mjs.
export default preset({ name: 'server', root: import.meta.dirname, match: ['<rootDir>/src/**/*.test.ts'] });
