import { notificationPath, packContent, readContent, noticeTypes } from './index.js';

const empty = {
  ...{ postId: undefined, commentId: undefined, username: undefined, link: undefined, kickOff: undefined },
  ...{ slug: undefined, mediaKind: undefined, part: undefined },
  ...{ movedTo: undefined, homeScore: undefined, awayScore: undefined, minute: undefined },
};

describe('the content of a notification', () => {
  test('[NT1] (content) is separated by pipes, and the first piece of a message is a post id', () => {
    const content = packContent(10, { postId: 12, commentId: 7, username: 'kiet' });
    expect(content).toBe('12|7|kiet');
    expect(readContent(10, content)).toEqual({ ...empty, postId: 12, commentId: 7, username: 'kiet' });
    const match = { link: 'a-vs-b-1001', kickOff: 1_700_000_000_000, homeScore: 2, awayScore: 0, minute: 90 };
    expect(readContent(30, packContent(30, match))).toEqual({ ...empty, ...match });
  });

  test.each([
    ['', {}],
    ['|||||', {}],
    ['12', { postId: 12 }],
    ['-1|0|', {}],
    ['1e3|0x1|<script>', {}],
    ['12.5| 7|../../admin', {}],
    ['9999999999999999999|1|a b', { commentId: 1 }],
    [`5|${'9'.repeat(400)}|${'x'.repeat(400)}`, { postId: 5 }],
    ['5|%7C|javascript:alert(1)', { postId: 5 }],
    ['__proto__|constructor|toString', { username: 'toString' }],
    ['|7|kiet|nam-dinh-thang', { commentId: 7, username: 'kiet', slug: 'nam-dinh-thang' }],
    ['|||../../admin', {}],
    ['|7|kiet|sieu-pham|highlight', { commentId: 7, username: 'kiet', slug: 'sieu-pham', mediaKind: 'highlight' }],
    ['|7|kiet|sieu-pham|toString', { commentId: 7, username: 'kiet', slug: 'sieu-pham' }],
    ['|||so-10|comic|13', { slug: 'so-10', mediaKind: 'comic', part: 13 }],
    ['|||so-10|comic|0', { slug: 'so-10', mediaKind: 'comic' }],
  ])('reads %j without trusting it', (content, found) => {
    expect(readContent(10, content)).toEqual({ ...empty, ...found });
  });

  test('of a new chapter leads to it, or to its comic', () => {
    const pathOf = (facts: { slug?: string; part?: number }) =>
      notificationPath({
        type: 10,
        event: 'NEW_CHAPTER',
        content: packContent(10, facts.slug === undefined ? {} : { ...facts, mediaKind: 'comic' }),
      });
    expect([pathOf({ slug: 'so-10', part: 13 }), pathOf({ slug: 'so-10' }), pathOf({})]).toEqual([
      '/truyen-tranh/so-10/chuong-13',
      '/truyen-tranh/so-10',
      '/truyen-tranh',
    ]);
  });

  test('never throws, and what it reads leads to a page of the site, for random texts', () => {
    let seed = 20261123;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const signs = [...'0123456789|%/\\?#:.-_ab<>"\'\u0000\u202e\ud83d', '//evil.example', 'javascript:', '||', '%7C'];
    for (let round = 0; round < 5_000; round += 1) {
      const content = Array.from({ length: random(24) }, () => signs[random(signs.length)]).join('');
      const event = noticeTypes[random(noticeTypes.length)] ?? 'NEW_COMMENT';
      const path = notificationPath({ type: random(2) ? 10 : 30, event, content });
      expect(path).toMatch(
        /^\/(bang-tin|tin-tuc|thanh-vien|truc-tiep|lich-thi-dau|su-kien|tip-keo|phim-anh|phan-hoi|rut-tham|truyen-tranh)([/?]|$)/,
      );
    }
  });
});

describe('a click', () => {
  test.each([
    ['NEW_COMMENT', '12|7|kiet', '/bang-tin?pId=12&binh-luan=7'],
    ['NEW_REPLY', '12|7|kiet', '/bang-tin?pId=12&binh-luan=7'],
    ['NEW_REACTION', '12||kiet', '/bang-tin?pId=12'],
    ['NEW_LIKE', '12|7|kiet', '/bang-tin?pId=12&binh-luan=7'],
    ['NEW_EPISODE', '|||chao-lua|film|3', '/phim-anh/chao-lua/tap-3'],
    ['NEW_EPISODE', '|||chao-lua|film|0', '/phim-anh/chao-lua'],
    ['FRIEND_SEND_REQUEST', '||kiet', '/bang-tin?nType=3&fFilter=20'],
    ['FRIEND_ACTION_REQUEST', '||kiet', '/thanh-vien/kiet'],
    ['NEW_FOLLOWER', '||Bé.Na', '/thanh-vien/B%C3%A9.Na'],
    ['NEW_COMMENT', '', '/bang-tin'],
    ['NEW_REPLY', '|7|kiet|nam-dinh-thang', '/tin-tuc/nam-dinh-thang?binh-luan=7'],
    ['NEW_REPLY', '|7|kiet|sieu-pham|highlight', '/highlight/sieu-pham?binh-luan=7'],
    ['NEW_MENTION', '|7|kiet|mua-thu|film', '/phim-anh/mua-thu?binh-luan=7'],
    ['NEW_MENTION', '|7|kiet|mua-thu|comic', '/truyen-tranh/mua-thu?binh-luan=7'],
    ['NEW_REPLY', '||kiet|mua-thu|reel', '/reels/mua-thu'],
    ['NEW_MENTION', '||kiet|nam-dinh-thang', '/tin-tuc/nam-dinh-thang'],
  ] as const)('[SH8] (targets) on %s with %j leads to %s', (event, content, path) => {
    expect(notificationPath({ type: 10, event, content })).toBe(path);
  });

  test.each([
    ['BOOKING_SOON', 'a-vs-b-1001|1', '/truc-tiep/a-vs-b-1001'],
    ['BOOKING_MOVED', '//evil', '/lich-thi-dau'],
  ] as const)('on %s with %j leads to %s', (event, content, path) => {
    expect(notificationPath({ type: 30, event, content })).toBe(path);
  });
});
