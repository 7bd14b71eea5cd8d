/**
 * `only`: the screen is used only by pages that name it; the other screens are used by all pages. `scale`: device
 * pixels per CSS pixel, as zoom sets it; `text`: the text size alone.
 */
export const screens = [
  { name: 'small', width: 360, height: 740, only: true },
  { name: 'zoom-200', width: 640, height: 400, scale: 2, only: true },
  { name: 'text-200', width: 390, height: 844, text: '200%', only: true },
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
];

export const themes = ['light', 'dark'];

/** All screenshots show the same evening, so that two sheets are comparable. */
export const night = { DEMO_SEED: 'dem-258', DEMO_MINUTE: '85' };

const at = (path) => () => Promise.resolve(path);

const magnified = ['zoom-200', 'text-200'];

/** States of the site for screenshots: the demo's evening, a day of 300 matches, and no matches. */
export const feeds = ['demo', 'crowded', 'none'];

/**
 * Every page to capture, and the state of the site it needs. `path` gets the site's URL; `also` adds screens; `act`
 * runs actions or simulates errors first; `session` provides the session of a logged-in user, without it the page is
 * captured as a guest.
 * @type {{ name: string, feed: 'demo' | 'crowded' | 'none', path(url: string): Promise<string>, also?: string[],
 *   act?(tab: import('playwright-core').Page): Promise<void>, session?(url: string): Promise<object> }[]}
 */
export const pages = [
  { name: 'home', feed: 'demo', path: at('/'), also: ['small', ...magnified] },
  { name: 'live', feed: 'demo', path: at('/truc-tiep') },
  { name: 'live-football', feed: 'demo', path: at('/truc-tiep/bong-da') },
  { name: 'live-basketball', feed: 'demo', path: at('/truc-tiep/bong-ro') },
  { name: 'live-esport', feed: 'demo', path: at('/truc-tiep/esport') },
  { name: 'live-marbles', feed: 'demo', path: at('/truc-tiep/dua-bi') },
  { name: 'races', feed: 'demo', path: at('/dua-bi') },
  { name: 'tournaments', feed: 'demo', path: at('/giai-dau') },
  { name: 'teams', feed: 'demo', path: at('/doi-bong') },
  { name: 'room', feed: 'demo', path: firstRoom, also: ['small', ...magnified] },
  { name: 'room-theatre', feed: 'demo', path: async (url) => `${await firstRoom(url)}?rap=1` },
  { name: 'room-offline', feed: 'demo', path: firstRoom, act: offline },
  { name: 'room-basketball', feed: 'demo', path: (url) => firstRoom(url, 'bong-ro') },
  { name: 'room-esport', feed: 'demo', path: (url) => firstRoom(url, 'esport') },
  { name: 'room-marbles', feed: 'demo', path: (url) => firstRoom(url, 'dua-bi') },
  ...['overview', 'events', 'commentary', 'lineUps', 'stats', 'odds'].map((tab) => ({
    name: `room-${tab}`,
    feed: 'demo',
    path: async (url) => `${await firstRoom(url)}?tab=${tab}`,
  })),
  { name: 'schedule', feed: 'demo', path: at('/lich-thi-dau'), also: ['small', ...magnified] },
  { name: 'on-air', feed: 'demo', path: at('/lich-truc-tiep') },
  { name: 'results', feed: 'demo', path: at('/ket-qua') },
  { name: 'feed', feed: 'demo', path: at('/bang-tin') },
  { name: 'search', feed: 'demo', path: at('/tim-kiem?q=nam+dinh'), also: ['small', ...magnified] },
  { name: 'search-nothing', feed: 'demo', path: at('/tim-kiem?q=xqzwv') },
  { name: 'tips', feed: 'demo', path: at('/tip-keo'), also: ['small', ...magnified] },
  { name: 'events', feed: 'demo', path: at('/su-kien'), also: ['small', ...magnified] },
  { name: 'highlights', feed: 'demo', path: at('/highlight') },
  { name: 'reels', feed: 'demo', path: at('/reels'), also: ['small'] },
  { name: 'comics', feed: 'demo', path: at('/truyen-tranh'), also: ['small', ...magnified] },
  { name: 'comic', feed: 'demo', path: at('/truyen-tranh/so-10-xom-bai') },
  {
    name: 'comic-chapter',
    feed: 'demo',
    path: at('/truyen-tranh/so-10-xom-bai/chuong-1'),
    also: ['small', ...magnified],
  },
  { name: 'films', feed: 'demo', path: at('/phim-anh') },
  { name: 'film', feed: 'demo', path: at('/phim-anh/ngo-nho-co-mot-trai-bong') },
  { name: 'episode', feed: 'demo', path: at('/phim-anh/ngo-nho-co-mot-trai-bong/tap-1') },
  { name: 'news', feed: 'demo', path: at('/tin-tuc'), also: ['small', ...magnified] },
  { name: 'article', feed: 'demo', path: firstArticle, also: ['small', ...magnified] },
  { name: 'about', feed: 'demo', path: at('/gioi-thieu') },
  { name: 'change-log', feed: 'demo', path: at('/change-log') },
  { name: 'feedback', feed: 'demo', path: at('/phan-hoi'), also: ['small', ...magnified] },
  { name: 'results-league', feed: 'demo', path: at('/ket-qua/v-league-1') },
  { name: 'odds', feed: 'demo', path: at('/ty-le-keo'), also: ['small', ...magnified] },
  { name: 'odds-match', feed: 'demo', path: firstOddsMatch },
  { name: 'chatrooms', feed: 'demo', path: at('/chatroom'), also: ['small', ...magnified] },
  { name: 'chatroom', feed: 'demo', path: at('/chatroom?roomId=30'), also: ['small', ...magnified] },
  { name: 'chatroom-missing', feed: 'demo', path: at('/chatroom?roomId=987654321') },
  { name: 'web-view', feed: 'demo', path: at('/mb/truc-tiep') },
  { name: 'account', feed: 'demo', path: at('/tai-khoan'), session: member, also: ['small'] },
  { name: 'check-in', feed: 'demo', path: at('/diem-danh'), session: member, also: ['small'] },
  { name: 'check-in-guest', feed: 'demo', path: at('/diem-danh') },
  { name: 'tasks', feed: 'demo', path: at('/nhiem-vu-hang-ngay'), session: member, also: ['small'] },
  { name: 'tasks-guest', feed: 'demo', path: at('/nhiem-vu-hang-ngay') },
  { name: 'referral', feed: 'demo', path: at('/gioi-thieu-ban-be'), session: member, also: ['small'] },
  { name: 'referral-guest', feed: 'demo', path: at('/gioi-thieu-ban-be') },
  { name: 'levels', feed: 'demo', path: at('/cap-do'), session: member, also: ['small'] },
  { name: 'rankings', feed: 'demo', path: at('/bang-xep-hang-fan?bang=tip'), session: member, also: ['small'] },
  { name: 'draws', feed: 'demo', path: at('/rut-tham'), session: member, also: ['small'] },
  { name: 'draws-guest', feed: 'demo', path: at('/rut-tham?muc=cua-toi') },
  { name: 'point-book', feed: 'demo', path: at('/so-diem'), session: member, also: ['small'] },
  { name: 'account-guest', feed: 'demo', path: at('/tai-khoan') },
  { name: 'member', feed: 'demo', path: memberPage, also: ['small'] },
  { name: 'member-missing', feed: 'demo', path: at('/thanh-vien/khong.co.ai') },
  { name: 'not-found', feed: 'demo', path: at('/khong-co-trang-nay') },
  { name: 'offline', feed: 'demo', path: at('/'), act: offline },
  { name: 'fault', feed: 'demo', path: at('/'), act: serverFault },
  { name: 'waiting', feed: 'demo', path: at('/'), act: slowServer },
  { name: 'crowded-live', feed: 'crowded', path: at('/truc-tiep') },
  { name: 'crowded-schedule', feed: 'crowded', path: at('/lich-thi-dau'), also: ['small', ...magnified] },
  { name: 'crowded-results', feed: 'crowded', path: at('/ket-qua') },
  { name: 'crowded-odds', feed: 'crowded', path: at('/ty-le-keo') },
  { name: 'crowded-room', feed: 'crowded', path: firstRoom },
  { name: 'home-empty', feed: 'none', path: at('/') },
  { name: 'live-empty', feed: 'none', path: at('/truc-tiep') },
  { name: 'schedule-empty', feed: 'none', path: at('/lich-thi-dau') },
  { name: 'results-empty', feed: 'none', path: at('/ket-qua') },
  { name: 'feed-empty', feed: 'none', path: at('/bang-tin') },
  { name: 'news-empty', feed: 'none', path: at('/tin-tuc') },
  { name: 'odds-empty', feed: 'none', path: at('/ty-le-keo') },
];

const MEMBER = {
  username: 'hongnhung.nd',
  displayName: 'Nguyễn Thị Hồng Nhung',
  emailAddress: 'nhung@khandai.test',
  phoneNumber: '+84912345678',
};

/** @type {Map<string, Promise<object>>} */
const sessions = new Map();

/** The session of a user of the site at this URL; the first call registers the user. */
function member(url) {
  const known = sessions.get(url);
  if (known) return known;
  const made = register(url);
  sessions.set(url, made);
  return made;
}

async function register(url) {
  const answer = await fetch(`${url}/au/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...MEMBER, password: 'mưa rơi trên khán đài' }),
  });
  const { code, msg, data } = await answer.json();
  if (code !== 0) throw new Error(msg);
  return { token: data.accessToken, refreshToken: data.refreshToken, guestToken: null, guest: 0 };
}

async function memberPage(url) {
  await member(url);
  return `/thanh-vien/${MEMBER.username}`;
}

/** The first room of a sport on the live page, which is a match in progress. */
function firstRoom(url, sport = 'bong-da') {
  return firstLink(`${url}/truc-tiep/${sport}`, /\/truc-tiep\/[a-z0-9-]+-vs-[a-z0-9-]+/);
}

async function firstArticle(url) {
  const { data } = await (await fetch(`${url}/other/api/article/list?pageSize=1`)).json();
  return `/tin-tuc/${data.list[0].slug}`;
}

function firstOddsMatch(url) {
  return firstLink(`${url}/ty-le-keo`, /\/ty-le-keo\/[a-z0-9-]+/);
}

async function offline(tab) {
  await tab.context().setOffline(true);
}

/** Makes the next page's data request fail. */
async function serverFault(tab) {
  await tab.route(/\.data/, (route) => route.fulfill({ status: 500, body: '' }));
  await toOdds(tab);
}

/** Makes the next page's data request hang. */
async function slowServer(tab) {
  await tab.route(/\.data/, () => undefined);
  await toOdds(tab);
}

const toOdds = (tab) => tab.locator('a[href="/ty-le-keo"]:visible').first().click();

async function firstLink(page, pattern) {
  const html = await (await fetch(page)).text();
  // Searches below <main only, because notices above it link to matches too.
  const [link] = pattern.exec(html.slice(html.indexOf('<main'))) ?? [];
  if (!link) throw new Error(`${page} has no link such as ${pattern.source}.`);
  return link;
}
