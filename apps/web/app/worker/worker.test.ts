import type { PushMessage } from '@khandai/contracts';
import { pushed as en } from '../i18n/en/lazy/pushed';
import { toSentences } from '../i18n/sentences';
import { pushed as vi } from '../i18n/vi/lazy/pushed';
import { noticeOf } from './notice-of';
import { type NoticeScope, openPage, showPush } from './on-push';
import { readMessage } from './read-message';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const message: PushMessage = {
  ...{ type: 'BOOKING_SOON', language: 'vi', path: '/truc-tiep/a', tag: 'notice 9' },
  values: { match: 'Hải Phòng – Hà Nội', kickOff: '2026-11-20T12:15:00Z' },
};

/** A worker's scope with these tabs open. */
function worker(...urls: string[]) {
  const done: unknown[] = [];
  const scope: NoticeScope = {
    location: { origin: 'https://khandai.example' },
    registration: {
      showNotification: async (title, options) => void done.push([title, options]),
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(['focus', url]) })),
      openWindow: async (address) => done.push(['open', address]),
    },
  };
  return { scope, done };
}

describe('a push message', () => {
  it('is read as the server writes it', () => {
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([undefined, '', 'x', 'null', '[]', '{}', '{"type":1,"tag":"a"}', `"${'a'.repeat(5_000)}"`])(
    'that is %j is none',
    (text) => {
      expect(readMessage(text)).toBeUndefined();
    },
  );

  it.each(['https://xau.example/', '//xau.example', '/\\xau.example', 'javascript:alert(1)', 7, null])(
    'with the path %j leads to the home page',
    (path) => {
      expect(readMessage(JSON.stringify({ ...message, path }))?.path).toBe('/');
    },
  );

  it('keeps only values that are texts and numbers', () => {
    const values = { match: 'A', minute: 7, list: [1], deep: { a: 1 }, none: null };
    expect(readMessage(JSON.stringify({ ...message, values }))?.values).toEqual({ match: 'A', minute: 7 });
  });
});

describe('the sentence of a push', () => {
  it('is in the language of the device, with the time of its zone', () => {
    expect(noticeOf(message, VIETNAM)).toEqual({
      title: 'Sắp đến giờ: Hải Phòng – Hà Nội',
      text: 'Bắt đầu lúc 19:15 · Th 6, 20/11.',
    });
    expect(noticeOf({ ...message, language: 'en' }, 'UTC')).toEqual({
      title: 'Starting soon: Hải Phòng – Hà Nội',
      text: 'Starts at 12:15 · Fri, 20/11.',
    });
  });

  it('says that there is news when the message is unknown, unreadable or lacks a value', () => {
    for (const one of [
      undefined,
      { ...message, type: 'OTHER' },
      { ...message, type: 'toString' },
      { ...message, values: {} },
    ])
      expect(noticeOf(one, VIETNAM)).toEqual(vi.other);
  });

  it('has no score where it is hidden', () => {
    const { title, text } = noticeOf({ ...message, type: 'MATCH_GOAL_HIDDEN' }, VIETNAM);
    expect([title, text]).toEqual(['Có bàn thắng', 'Hải Phòng – Hà Nội. Bấm để xem tỷ số.']);
    const card = noticeOf({ ...message, type: 'MATCH_RED_CARD_HIDDEN' }, VIETNAM);
    expect([card.title, card.text]).toEqual(['Có thẻ đỏ', 'Hải Phòng – Hà Nội. Bấm để xem.']);
  });

  it('has the same values in both languages', () => {
    const gaps = (tree: typeof vi | typeof en) =>
      Object.entries(toSentences(tree)).map(([name, text]) => [name, (text.match(/\{\{\w+\}\}/g) ?? []).sort()]);
    expect(gaps(en)).toEqual(gaps(vi));
  });
});

describe('the service worker', () => {
  it('shows each push, replacing one of the same tag', async () => {
    const { scope, done } = worker();
    await showPush(scope, JSON.stringify(message), VIETNAM);
    await showPush(scope, undefined, VIETNAM);
    expect(done).toMatchObject([
      [
        'Sắp đến giờ: Hải Phòng – Hà Nội',
        { tag: 'notice 9', renotify: true, lang: 'vi', data: { path: '/truc-tiep/a' } },
      ],
      ['Khán Đài', { body: 'Bạn có thông báo mới.', data: { path: '/' } }],
    ]);
  });

  it('focuses the tab that shows the page, and opens one otherwise', async () => {
    const { scope, done } = worker('https://khandai.example/', 'https://khandai.example/truc-tiep/a#chat');
    await openPage(scope, { path: '/truc-tiep/a' });
    await openPage(scope, { path: '/bang-tin?pId=3' });
    expect(done).toEqual([
      ['focus', 'https://khandai.example/truc-tiep/a#chat'],
      ['open', 'https://khandai.example/bang-tin?pId=3'],
    ]);
  });

  it.each([undefined, null, 'x', {}, { path: 'https://xau.example/' }, { path: '//xau.example' }])(
    'opens the home page for the data %j',
    async (data) => {
      const { scope, done } = worker();
      await openPage(scope, data);
      expect(done).toEqual([['open', 'https://khandai.example/']]);
    },
  );
});
