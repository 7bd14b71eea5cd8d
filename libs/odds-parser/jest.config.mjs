export default { displayName: 'odds-parser', preset: '../../jest.preset.js' };
