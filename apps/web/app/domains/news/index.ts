/** Public entry of the `news` domain. */
export { articleMoment, articleTime } from './article-time';
export { LatestNews } from './LatestNews';
export { MOST_READ, type MostPeriod, MostRead } from './MostRead';
export { NEWS, newsPath, newsTagPath, rssPath } from './news-path';
export { headingsOf, picturesOf, type RichHeading, type RichNode, type RichPicture, textAttr } from './rich-text';
export { RichText } from './RichText';
export { StoryCard, StoryLead, StoryRow } from './Stories';
export { meta } from './StoryParts';
export { useNewsWords } from './use-news-words';
export { type Story, useStory } from './use-story';
