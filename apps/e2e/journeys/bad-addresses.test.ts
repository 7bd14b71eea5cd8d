import { connect } from 'node:net';
import { type Site, startSite } from '../support/site.js';

// Pages of the match centre whose addresses hold ids and dates that are none. The REST calls behind them have a test of
// their own in apps/server.

const IDS = [
  'abc',
  '-1',
  '0',
  '1e9',
  '1.5',
  '99999999999999999999',
  '2147483648',
  '%00',
  '7%00',
  '1;drop',
  "1'%20OR%20'1'='1",
  '%EF%BC%91%EF%BC%92', // full-width digits
  'fd7',
  '..%2F..%2Fetc%2Fpasswd',
  '%20',
  '%F0%9F%8F%86',
  '%E2%80%AE1',
  '%zz',
  '%ED%A0%80',
  '%FF',
  '%25',
  'null',
  '__proto__',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'x'.repeat(300),
  '9'.repeat(4_000),
];
const PAGES = [
  ...['/doi-bong', '/giai-dau', '/truc-tiep', '/ty-le-keo', '/tip-keo', '/lich-thi-dau', '/lich-truc-tiep', '/ket-qua'],
  ...['/rut-tham', '/mb/doi-bong', '/mb/truc-tiep', '/ical/doi-bong', '/ical/giai-dau'],
];
const DAYS = ['2026-02-30', '2026-13-01', '0000-00-00', '20261120', '-1', '1e9', '%00', '%zz', 'x'.repeat(300)];
/** Values in addresses of pages that exist: they show their default. */
const SEARCHES = [
  ...DAYS.flatMap((day) => [
    `/lich-thi-dau?ngay=${day}`,
    `/ket-qua?ngay=${day}`,
    `/lich-truc-tiep/bong-da?ngay=${day}`,
  ]),
  ...['abc', '-1', '1e9', '99999999999999999999', '7%00', '%FF', '__proto__', 'x'.repeat(300)].flatMap((id) => [
    ...[
      `/doi-bong?giai=${id}`,
      `/giai-dau/1?mua=${id}`,
      `/giai-dau/1?muc=vong-dau&luot=${id}`,
      `/doi-bong/1?muc=${id}`,
    ],
    ...[`/ty-le-keo?nha-cai=${id}`, `/tip-keo?trang=${id}`, `/tip-keo?muc=${id}&tip=${id}`, `/chatroom?roomId=${id}`],
    `/dua-bi?cuoc=${id}`,
  ]),
];
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

  it('[SH2] (bad ids, search, part) a page shows its default for a day, a match or a page that is none', async () => {
    const wrong: unknown[] = [];
    for (const path of SEARCHES) {
      const { status, text } = await get(path);
      if (![200, 400, 404].includes(status) || !VIETNAMESE.test(text)) wrong.push([path.slice(0, 60), status]);
    }
    expect(wrong).toEqual([]);
    expect(errors()).toEqual([]);
  });
});
