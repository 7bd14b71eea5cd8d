export default { displayName: 'presence', preset: '../../jest.preset.js' };
