export default { displayName: 'standings', preset: '../../jest.preset.js' };
