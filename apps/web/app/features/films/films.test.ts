import type { EpisodeInfo, FilmCard, FilmInfo } from '@khandai/contracts';
import { pageRequest } from '../../../test/page-request';
import { choiceHref, choiceOf, episodeOf, episodePath } from './film-address';
import { filmMeta } from './film-meta';
import { loadFilms } from './load-films';
import { SubtitleStore } from './SubtitleStore';

const card: FilmCard = {
  ...{ titleId: 1, slug: 'chao-lua', title: 'Chảo lửa </script>', summary: 'Mười ba đêm', genre: 'Tài liệu' },
  ...{ year: 2026, poster: null, episodes: 2, seconds: 120, publishedAt: '2026-11-20T12:00:00.000Z' },
  simulated: false,
};
const episode = (number: number) => ({
  ...{ videoId: 100 + number, season: 1, number, title: `Đêm ${number}`, summary: '', seconds: 60, still: null },
});
const film: FilmInfo = {
  ...{ ...card, credits: 'Trần Vũ Hạ', list: [episode(1), episode(2)], subtitles: ['vi'], others: [] },
  licence: { holder: 'Khán Đài', kind: 'own', validUntil: null },
};
const info: EpisodeInfo = {
  ...{ ...episode(2), film, url: '/tep/posts/a/video.mp4', hls: null },
  tracks: [
    { subtitleId: 7, language: 'en' },
    { subtitleId: 8, language: 'vi' },
  ],
};
const FILM = '/other/api/film/info/chao-lua';

describe('[CT3] (films) the addresses of films', () => {
  test('name an episode by its number only', () => {
    expect(['tap-1', 'tap-120'].map(episodeOf)).toEqual([1, 120]);
    for (const wrong of ['tap-0', 'tap-01', 'tap-x', 'tap-1000', 'tap-', 'tap-1x', '1'])
      expect(episodeOf(wrong)).toBeUndefined();
    expect(episodePath('chao-lua', 3)).toBe('/phim-anh/chao-lua/tap-3');
  });

  test('hold the genre, the form and the searched name of a list; anything else chooses nothing', () => {
    const choice = { genre: 'Phim tài liệu', form: 'series', q: 'chảo' } as const;
    expect(choiceOf(new URL(choiceHref(choice), 'http://a').searchParams)).toEqual(choice);
    for (const search of ['dang=x', 'q= ', 'the-loai=', `the-loai=${'a'.repeat(81)}`, ''])
      expect(choiceOf(new URLSearchParams(search))).toEqual({});
  });

  test('are the list, a film or an episode; unknown ones are not found, and those taken down are gone', async () => {
    const load = async (path: string, answers: object, params: Record<string, string>) =>
      loadFilms(pageRequest(path, { ...answers }, params).args);
    const list = await load('/phim-anh?dang=bo', { '/other/api/film/list': { list: [card], next: null } }, {});
    expect(list.data).toMatchObject({ kind: 'list', choice: { form: 'series' }, genres: [] });
    const one = await load('/phim-anh/chao-lua', { [FILM]: film }, { slug: 'chao-lua' });
    expect(one.data).toMatchObject({ kind: 'film', film: { slug: 'chao-lua' } });
    const params = { slug: 'chao-lua', tap: 'tap-2' };
    expect((await load('/phim-anh/chao-lua/tap-2', { [`${FILM}/2`]: info }, params)).data).toMatchObject({
      ...{ kind: 'episode', episode: { number: 2 } },
    });
    const gone = await load('/phim-anh/chao-lua/tap-2', { [`${FILM}/2`]: 410 }, params);
    expect([gone.data, gone.init?.status]).toEqual([{ kind: 'gone', slug: 'chao-lua' }, 410]);
    for (const tap of ['tap-0', 'tap-x'])
      await expect(load(`/phim-anh/chao-lua/${tap}`, {}, { slug: 'chao-lua', tap })).rejects.toMatchObject({
        status: 404,
      });
    await expect(load('/phim-anh/chao-lua/tap-2', { [`${FILM}/2`]: 404 }, params)).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('[CT3] (films) search engines get a series with its episodes and the video of each, and none that is simulated', () => {
  const site = { origin: 'https://khandai.example' };
  const series = JSON.stringify(filmMeta({ kind: 'film', film }, site));
  for (const part of [
    'TVSeries',
    'TVEpisode',
    '"numberOfEpisodes":2',
    'https://khandai.example/phim-anh/chao-lua/tap-2',
  ])
    expect(series).toContain(part);
  const video = JSON.stringify(filmMeta({ kind: 'episode', episode: info }, site));
  for (const part of ['VideoObject', 'PT60S', 'https://khandai.example/tep/posts/a/video.mp4', '"episodeNumber":2'])
    expect(video).toContain(part);
  const single = { ...film, episodes: 1, list: [episode(1)] };
  expect(JSON.stringify(filmMeta({ kind: 'film', film: single }, site))).toContain('"Movie"');
  for (const text of [series, video]) expect(text).not.toContain('noindex');
  const simulated = { ...film, simulated: true };
  for (const page of [{ kind: 'film', film: simulated } as const, { kind: 'gone', slug: 'a' } as const])
    expect(JSON.stringify(filmMeta(page, site))).toContain('noindex');
});

describe('[CT3] (films) subtitles of an episode', () => {
  const cues = [{ from: 1, to: 2, text: 'Trống lên' }];

  function subtitles(answer: () => Promise<unknown>, stored?: string) {
    const values = new Map(stored === undefined ? [] : [['subtitles', stored]]);
    const asked: unknown[] = [];
    const faults: unknown[] = [];
    const store = new SubtitleStore(info.tracks, {
      api: {
        call: ((_call: string, { params }: { params: unknown }) => {
          asked.push(params);
          return answer();
        }) as never,
      },
      storage: { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) },
      report: (error) => void faults.push(error),
    });
    return { store, asked, faults, values };
  }

  test('are off until the reader chooses a language, which the device remembers', async () => {
    const { store, asked, values } = subtitles(() => Promise.resolve({ cues }));
    await store.open();
    expect([store.choice, asked]).toEqual(['off', []]);
    await store.choose('vi');
    expect([store.choice, store.cues, asked]).toEqual(['vi', cues, [{ subtitleId: 8 }]]);
    await store.toggle();
    expect([store.choice, store.cues, values.get('subtitles')]).toEqual(['off', [], 'off']);
    const again = subtitles(() => Promise.resolve({ cues }), 'en');
    await again.store.open();
    expect(again.store.choice).toBe('en');
    const other = subtitles(() => Promise.resolve({ cues }), 'th');
    await other.store.open();
    expect([other.store.choice, other.asked]).toEqual(['off', []]);
    await other.store.toggle();
    expect(other.store.choice).toBe('vi');
    await other.store.choose('en');
    await other.store.toggle();
    await other.store.toggle();
    expect(other.store.choice).toBe('en');
  });

  test('that do not load are off again, and the page says so', async () => {
    const { store, faults } = subtitles(() => Promise.reject(new Error('offline')));
    await store.choose('vi');
    expect([store.choice, store.hasFailed, faults.length]).toEqual(['off', true, 1]);
  });

  test('of a language that the reader left before they came change nothing', async () => {
    const first = Promise.withResolvers<unknown>();
    const { store } = subtitles(() => first.promise);
    const choosing = store.choose('vi');
    await store.choose('off');
    first.resolve({ cues });
    await choosing;
    expect([store.choice, store.cues]).toEqual(['off', []]);
  });
});
