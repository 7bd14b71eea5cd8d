import { connect } from 'node:net';
import { badDays, badIds, brokenEscapes } from '@khandai/testing';
import { type Site, startSite } from '../support/site.js';

// Pages of the match centre whose addresses hold ids and dates that are none. The REST calls behind them have a test of
// their own in apps/server.

const IDS = [...badIds, ...brokenEscapes];
const PAGES = [
  ...['/doi-bong', '/giai-dau', '/truc-tiep', '/ty-le-keo', '/tip-keo', '/lich-thi-dau', '/lich-truc-tiep', '/ket-qua'],
  ...['/rut-tham', '/mb/doi-bong', '/mb/truc-tiep', '/ical/doi-bong', '/ical/giai-dau'],
];
const DAYS = [...badDays, '%zz', 'x'.repeat(300)];
/** Of parameters that name a league, a season, a bookmaker and the like. */
const VALUES = ['abc', '-1', '1e9', '99999999999999999999', '7%00', '%FF', '__proto__', 'x'.repeat(300)];
type Address = [path: string, query: string];
const VIETNAMESE = /[ạảắằẳẵặấầẩẫậđẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹ]/i;

describe('addresses of the match centre with ids and dates that are none', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ FEED: 'demo', TRUST_PROXY: 'loopback', SITE_ORIGIN: 'http://127.0.0.1' });
  });
  afterAll(() => site.stop());

  const errors = () => site.output().match(/^.*"level":(?:50|60).*$/gm) ?? [];

  let readers = 0;

  /** Sends the path as it is: fetch would change some of them. An escape that is none leads to one that is. */
  async function get(path: string): Promise<{ status: number; text: string }> {
    const socket = connect(site.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    readers += 1;
    const from = `198.51.${Math.floor(readers / 250)}.${(readers % 250) + 1}`;
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nConnection: close\r\nX-Forwarded-For: ${from}\r\nAccept: text/html\r\n\r\n`,
    );
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const target = /^HTTP\/1.1 302 [^]*?^location: (.*)\r$/m.exec(text)?.[1];
    return target === undefined ? { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]), text } : get(target);
  }

  it.each(PAGES)('[SH2] (bad ids, pages, part) %s/… answers 400 or 404 in Vietnamese', async (page) => {
    const wrong: unknown[] = [];
    for (const id of IDS) {
      const { status, text } = await get(`${page}/${id}${page.startsWith('/ical') ? '.ics' : ''}`);
      if (![400, 404, 414].includes(status) || !VIETNAMESE.test(text))
        wrong.push([id.slice(0, 40), status, text.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
    expect(errors()).toEqual([]);
  });

  /** The first page that a list links to. */
  async function pageIn(list: string): Promise<string> {
    const { text } = await get(list);
    const found = new RegExp(`href="(${list}/\\d+)`).exec(text)?.[1];
    if (found === undefined) throw new Error(`${list} links to no page`);
    return found;
  }

  it('(bad ids, search) a page that exists shows its default for a day, a match or a part that is none', async () => {
    const [team, league] = [await pageIn('/doi-bong'), await pageIn('/giai-dau')];
    const days = (day: string): Address[] =>
      ['/lich-thi-dau', '/ket-qua', '/lich-truc-tiep/bong-da'].map((path) => [path, `ngay=${day}`]);
    const values = (value: string): Address[] => [
      ['/doi-bong', `giai=${value}`],
      [team, `muc=${value}`],
      [league, `muc=vong-dau&luot=${value}`],
      ['/ty-le-keo', `nha-cai=${value}`],
      ['/tip-keo', `trang=${value}`],
      ['/tip-keo', `muc=${value}&tip=${value}`],
      ['/dua-bi', `cuoc=${value}`],
    ];
    const addresses = [...DAYS.flatMap(days), ...VALUES.flatMap(values)];
    const headings = new Map<string, string>();
    const wrong: unknown[] = [];
    for (const [path, query] of addresses) {
      if (!headings.has(path)) headings.set(path, headingOf((await get(path)).text));
      const { status, text } = await get(`${path}?${query}`);
      if (status !== 200 || headingOf(text) === '' || headingOf(text) !== headings.get(path))
        wrong.push([`${path}?${query}`.slice(0, 60), status, headingOf(text)]);
    }
    // A season or a room that is none has no default that would be honest.
    for (const path of [`${league}?mua=`, '/chatroom?roomId='])
      for (const value of VALUES) {
        const { status, text } = await get(path + value);
        if (status !== 404 || !VIETNAMESE.test(text)) wrong.push([path + value.slice(0, 40), status]);
      }
    expect(wrong).toEqual([]);
    expect(errors()).toEqual([]);
  });
});

const headingOf = (html: string): string => /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
