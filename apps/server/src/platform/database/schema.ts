/** Every table of the site, by area. migrations/*.sql create them; `npm run check` compares the two. */
export * from './schema/bookings.js';
export * from './schema/chat.js';
export * from './schema/civil.js';
export * from './schema/gifts.js';
export * from './schema/home-feed.js';
export * from './schema/matches.js';
export * from './schema/match-lines.js';
export * from './schema/members.js';
export * from './schema/newsfeed.js';
export * from './schema/notifications.js';
export * from './schema/odds.js';
export * from './schema/people.js';
export * from './schema/points.js';
export * from './schema/push.js';
export * from './schema/rooms.js';
export * from './schema/site.js';
export * from './schema/uploads.js';
