export default { displayName: 'notifications', preset: '../../jest.preset.js' };
