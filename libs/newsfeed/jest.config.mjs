export default { displayName: 'newsfeed', preset: '../../jest.preset.js' };
