export { type DemoActivity, DemoBoards } from './demo-boards.js';
export { DemoChat, type DemoCast, type DemoVoice } from './demo-chat.js';
export { DemoCommunity, type DemoWall } from './demo-community.js';
export { DemoFeed } from './demo-feed.js';
export { DemoComics, type DemoShelf } from './demo-comics.js';
export { DemoDraws, type DemoDrawShelf } from './demo-draws.js';
export { DemoEvents, type DemoEventShelf } from './demo-events.js';
export { DemoFilms, type DemoFilmShelf, type DrawnFilm } from './demo-films.js';
export { DemoHighlights, type DemoHighlightShelf, type DrawnHighlight } from './demo-highlights.js';
export { DemoTips, type DemoTipBoard, type VotedTip } from './demo-tips.js';
export { DemoPicks, type DemoPickBook } from './demo-picks.js';
export { DemoReels, type DemoReelShelf, type DrawnReel } from './demo-reels.js';
export { DemoNews, type DemoPress, type PressArticle } from './demo-news.js';
export type { PressMatch } from './news/news-matches.js';

// For server tests that inspect a simulated night.
export { goalTimes } from './match-course.js';
export { scriptOf } from './match-script.js';
export { basketballCommentators, demoCommentators } from './commentators.js';
export { nightOf } from './seasons.js';
