import { preset } from '../../jest.preset.mjs';

export default preset({ name: '{{name}}', root: import.meta.dirname });
