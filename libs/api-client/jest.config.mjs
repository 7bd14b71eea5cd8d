export default { displayName: 'api-client', preset: '../../jest.preset.js' };
