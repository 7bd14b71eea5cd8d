/** `only`: a screen for the pages that name it; the others are for all. */
export const screens = [
  { name: 'small', width: 360, height: 740, only: true },
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
];

export const themes = ['light', 'dark'];

/** The one night that all pictures show, so that two sheets can be laid side by side. */
export const night = { DEMO_SEED: 'dem-258', DEMO_MINUTE: '71' };

const at = (path) => () => Promise.resolve(path);

/**
 * Every page worth a look, and the feed that brings it into the state to look at. `path` gets the site's address;
 * `also` names screens it is taken on besides.
 * @type {{ name: string, feed: 'demo' | 'none', path(url: string): Promise<string>, also?: string[] }[]}
 */
export const pages = [
  { name: 'home', feed: 'demo', path: at('/'), also: ['small'] },
  { name: 'live', feed: 'demo', path: at('/truc-tiep') },
  { name: 'live-football', feed: 'demo', path: at('/truc-tiep/bong-da') },
  { name: 'live-basketball', feed: 'demo', path: at('/truc-tiep/bong-ro') },
  { name: 'live-esport', feed: 'demo', path: at('/truc-tiep/esport') },
  { name: 'live-marbles', feed: 'demo', path: at('/truc-tiep/dua-bi') },
  { name: 'room', feed: 'demo', path: firstRoom, also: ['small'] },
  { name: 'room-basketball', feed: 'demo', path: (url) => firstRoom(url, 'bong-ro') },
  { name: 'room-esport', feed: 'demo', path: (url) => firstRoom(url, 'esport') },
  { name: 'room-marbles', feed: 'demo', path: (url) => firstRoom(url, 'dua-bi') },
  ...['overview', 'events', 'commentary', 'lineUps', 'stats', 'odds'].map((tab) => ({
    name: `room-${tab}`,
    feed: 'demo',
    path: async (url) => `${await firstRoom(url)}?tab=${tab}`,
  })),
  { name: 'schedule', feed: 'demo', path: at('/lich-thi-dau'), also: ['small'] },
  { name: 'on-air', feed: 'demo', path: at('/lich-truc-tiep') },
  { name: 'results', feed: 'demo', path: at('/ket-qua') },
  { name: 'results-league', feed: 'demo', path: at('/ket-qua/v-league-1') },
  { name: 'odds', feed: 'demo', path: at('/ty-le-keo'), also: ['small'] },
  { name: 'odds-match', feed: 'demo', path: firstOddsMatch },
  { name: 'not-found', feed: 'demo', path: at('/khong-co-trang-nay') },
  { name: 'home-empty', feed: 'none', path: at('/') },
  { name: 'live-empty', feed: 'none', path: at('/truc-tiep') },
  { name: 'schedule-empty', feed: 'none', path: at('/lich-thi-dau') },
  { name: 'results-empty', feed: 'none', path: at('/ket-qua') },
  { name: 'odds-empty', feed: 'none', path: at('/ty-le-keo') },
];

/** The first room of a sport that the live page lists: one that is on now. */
function firstRoom(url, sport = 'bong-da') {
  return firstLink(`${url}/truc-tiep/${sport}`, /\/truc-tiep\/[a-z0-9-]+-vs-[a-z0-9-]+/);
}

function firstOddsMatch(url) {
  return firstLink(`${url}/ty-le-keo`, /\/ty-le-keo\/[a-z0-9-]+/);
}

async function firstLink(page, pattern) {
  const html = await (await fetch(page)).text();
  // Notices over the page link to matches too.
  const [link] = pattern.exec(html.slice(html.indexOf('<main'))) ?? [];
  if (!link) throw new Error(`${page} has no link such as ${pattern.source}.`);
  return link;
}
