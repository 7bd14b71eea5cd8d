export default { displayName: 'live-schedule', preset: '../../jest.preset.js' };
