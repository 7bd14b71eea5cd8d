import { ApiError } from '@khandai/api-client';
import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { pageRequest } from '../../../test/page-request';
import { choiceHref, choiceOf } from './highlight-address';
import { HighlightListStore } from './HighlightListStore';
import { highlightMeta } from './highlight-meta';
import { loadHighlights } from './load-highlights';

const LIST = '/other/api/highlight/list';
const LEAGUES = '/other/api/highlight/leagues';

const card = (titleId: number): HighlightCard => ({
  ...{ titleId, videoId: titleId + 100, slug: `ban-thang-${titleId}`, title: 'Bàn thắng </script>', summary: '' },
  ...{ seconds: 60, poster: null, width: 640, height: 360, publishedAt: '2026-11-20T12:00:00.000Z' },
  ...{ fixture: null, simulated: false },
});
const info: HighlightInfo = {
  ...card(1),
  ...{ url: '/tep/posts/a/video.mp4', hls: null, next: [] },
  chapters: [
    { second: 5, text: 'Mở tỷ số', goal: true },
    { second: 40, text: 'Gỡ hòa', goal: true },
  ],
};

const problem = (status: number) => new ApiError({ kind: 'answer', message: 'Video này đã được gỡ.', status });

const reports = () => {
  const seen: unknown[] = [];
  return { seen, report: (error: unknown) => void seen.push(error) };
};

describe('the pages of highlights', () => {
  test('the list has the chosen tournament and day, and ignores choices that mean nothing', async () => {
    const page = pageRequest('/highlight?giai=17&ngay=2026-11-20', {
      [LIST]: { list: [card(1)], next: null },
      [LEAGUES]: { list: [{ leagueId: '17', name: 'V.League 1' }] },
    });
    const { data } = await loadHighlights(page.args);
    expect(data).toMatchObject({ kind: 'list', choice: { leagueId: '17', day: '2026-11-20' } });
    expect(page.asked.find((url) => url.includes(LIST))).toContain('leagueId=17&day=2026-11-20');
    for (const search of ['giai=<b>', 'ngay=2026-02-30', 'ngay=hom-nay', ''])
      expect(choiceOf(new URLSearchParams(search))).toEqual({});
    expect(choiceHref({ leagueId: '17' })).toBe('/highlight?giai=17');
    expect(choiceHref({})).toBe('/highlight');
  });

  test('search engines get the video with its chapters, and none that was taken down', () => {
    const site = { origin: 'https://khandai.example' };
    const text = JSON.stringify(highlightMeta({ kind: 'highlight', highlight: info }, site));
    for (const part of ['VideoObject', 'PT60S', '"endOffset":40', 'https://khandai.example/tep/posts/a/video.mp4'])
      expect(text).toContain(part);
    expect(JSON.stringify(highlightMeta({ kind: 'gone', slug: 'a' }, site))).toContain('noindex');
  });

  test('more of the list goes on after the last one, each title once', async () => {
    const asked: unknown[] = [];
    const { seen, report } = reports();
    const api = {
      call: (_call: string, parts: unknown) => {
        asked.push(parts);
        return asked.length === 1
          ? Promise.resolve({ list: [card(1), card(2)], next: null })
          : Promise.reject(problem(500));
      },
    };
    const store = new HighlightListStore({}, { list: [card(1)], next: '5-1' }, { api: api as never, report });
    await store.more();
    expect(store.list.map(({ titleId }) => titleId)).toEqual([1, 2]);
    expect(asked).toEqual([{ query: { after: '5-1' } }]);
    expect([store.hasMore, store.load, seen]).toEqual([false, 'idle', []]);
  });
});
