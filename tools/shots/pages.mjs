export const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
];

export const themes = ['light', 'dark'];

const at = (path) => () => Promise.resolve(path);

/**
 * Every page worth a look, and the feed that brings it into the state to look at. `path` gets the site's address.
 * @type {{ name: string, feed: 'demo' | 'none', path(url: string): Promise<string> }[]}
 */
export const pages = [
  { name: 'home', feed: 'demo', path: at('/') },
  { name: 'live', feed: 'demo', path: at('/truc-tiep') },
  { name: 'room', feed: 'demo', path: firstRoom },
  { name: 'room-odds', feed: 'demo', path: async (url) => `${await firstRoom(url)}?tab=odds` },
  { name: 'odds', feed: 'demo', path: at('/ty-le-keo') },
  { name: 'not-found', feed: 'demo', path: at('/khong-co-trang-nay') },
  { name: 'home-empty', feed: 'none', path: at('/') },
  { name: 'live-empty', feed: 'none', path: at('/truc-tiep') },
  { name: 'odds-empty', feed: 'none', path: at('/ty-le-keo') },
];

/** The first match room that the live page links to. */
async function firstRoom(url) {
  const html = await (await fetch(`${url}/truc-tiep`)).text();
  const [link] = /\/truc-tiep\/[a-z0-9-]+-vs-[a-z0-9-]+/.exec(html) ?? [];
  if (!link) throw new Error('The live page links to no match room.');
  return link;
}
