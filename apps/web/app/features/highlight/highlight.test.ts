import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { pageRequest } from '../../../test/page-request';
import { choiceHref, choiceOf } from './highlight-address';
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

describe('[SH3] (highlights) [CT3] (highlights, pages) the pages of highlights', () => {
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

  test('[CT3] (spoilers) its number stays the address while scores are hidden, and the tab tells none', async () => {
    const answers = { '/other/api/highlight/info/1': info };
    const load = (cookie: string) =>
      loadHighlights(pageRequest('/highlight/1', answers, { slug: '1' }, cookie).args).catch(
        (refused: unknown) => refused,
      );
    const { data } = (await load('hideScores=1')) as Awaited<ReturnType<typeof loadHighlights>>;
    expect(data).toMatchObject({ kind: 'highlight', hidesScores: true });
    const meta = highlightMeta(data, { origin: 'https://khandai.example' });
    expect(meta).toContainEqual({ title: 'Highlight (đã ẩn tỷ số) · Khán Đài' });
    const moved = await load('hideScores=0');
    expect(moved instanceof Response && moved.headers.get('location')).toBe('/highlight/ban-thang-1');
  });

  test('search engines get the video with its chapters, and none that was taken down', () => {
    const site = { origin: 'https://khandai.example' };
    const text = JSON.stringify(highlightMeta({ kind: 'highlight', highlight: info, hidesScores: false }, site));
    for (const part of ['VideoObject', 'PT60S', '"endOffset":40', 'https://khandai.example/tep/posts/a/video.mp4'])
      expect(text).toContain(part);
    expect(JSON.stringify(highlightMeta({ kind: 'gone', slug: 'a' }, site))).toContain('noindex');
  });
});
