export default { displayName: 'demo', preset: '../../jest.preset.js' };
