import type { Translated } from '../../sentences';
import type { plainPages as vi } from '../../vi/lazy/plain-pages';

export const plainPages: Translated<typeof vi> = {
  contents: 'On this page',
  changed: 'Last changed: {{date}}',
  others: 'Other pages',
  page: {
    about: 'About',
    jobs: 'Recruitment',
    cookies: 'Cookie policy',
    terms: 'Terms of use',
    conditions: 'Terms and conditions',
    changes: 'Change log',
    feedback: 'Feedback',
  },
  log: {
    title: 'Change log',
    description: 'What changed in Khán Đài: a summary for fans, and the developers’ log of each library by version.',
    fans: 'For fans',
    fansText: 'What the site has as of this version:',
    news: {
      rooms: 'A room for each match: live picture, events, line-ups, statistics and chat.',
      chat: 'Chat: replies, mentions, pictures, stickers, gifts for points, polls, VIP rooms and private messages.',
      feed: 'A feed: posts with pictures and videos, reactions, comments, hashtags, shared matches.',
      news: 'News by category and hashtag, with match cards that stay live, reactions and comments.',
      tips: 'Tips of commentators at the price of their moment, settled by the score, with the whole record of each tipster.',
      events: 'Events and places to watch together: book a place, save it, add it to your calendar.',
      search:
        'Search of matches, teams, tournaments, members, rooms, news, tips, events and posts, with or without diacritics.',
      notices: 'Notifications on the site and pushed, with quiet hours; reminders of booked matches.',
      pages: 'Pages about the site, its policies, and feedback that gets an answer.',
    },
    developers: 'For developers',
    developersText:
      'Each line is a change that users of a library notice, written by the developers. The first section is not released yet.',
    unreleased: 'Not released yet',
    version: 'Version {{version}}',
    also: 'Also in: {{names}}',
    bump: { major: 'Breaking', minor: 'New', patch: 'Fixed' },
    count_one: '{{number}} change',
    count_other: '{{number}} changes',
  },
};
