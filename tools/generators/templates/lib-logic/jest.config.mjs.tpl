export default { displayName: '{{name}}', preset: '../../jest.preset.js' };
