export default { displayName: 'live-room', preset: '../../jest.preset.js' };
