export default { displayName: 'marble-race', preset: '../../jest.preset.js' };
