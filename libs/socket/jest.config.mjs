export default { displayName: 'socket', preset: '../../jest.preset.js' };
