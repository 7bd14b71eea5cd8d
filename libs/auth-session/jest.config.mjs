export default { displayName: 'auth-session', preset: '../../jest.preset.js' };
