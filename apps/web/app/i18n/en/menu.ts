/** Words for the site's own links and the lines of the marquee; their Vietnamese comes from the server. */
export const menu = {
  home: 'Home',
  live: 'Live',
  schedule: 'Schedule',
  hosted: 'With hosts',
  results: 'Results',
  odds: 'Odds',
  feed: 'Feed',
  chatrooms: 'Chat rooms',
  news: 'News',
  liveFootball: 'Live football',
  liveBasketball: 'Live basketball',
  liveEsport: 'Live esports',
  liveMarble: 'Live marble races',
  match: '{{time}} on {{date}} (Vietnam time): {{home}} v {{away}}',
} as const;
