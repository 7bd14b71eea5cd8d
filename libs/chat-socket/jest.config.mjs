export default { displayName: 'chat-socket', preset: '../../jest.preset.js' };
