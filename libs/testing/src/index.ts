export { badDays, badIds, brokenEscapes } from './bad-ids.js';
export { aFixture, aMessage, aUser } from './builders.js';
export { FakeClock, settle } from './fake-clock.js';
export { FakeSocket, FakeSockets } from './fake-socket.js';
export { badTitles, componentsWithoutStory, loadStories } from './stories.js';
