import { FakeClock } from '@khandai/testing';
import { DemoFilms, type DrawnFilm } from './demo-films.js';

describe('[CT3] (films demo) simulated films', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  async function shown(hasFilms: boolean): Promise<DrawnFilm[]> {
    const published: DrawnFilm[] = [];
    const stop = new AbortController();
    const shelf = {
      hasFilms: () => {
        if (hasFilms) stop.abort();
        return Promise.resolve(hasFilms);
      },
      publish: (_ownerId: number, films: readonly DrawnFilm[]) => {
        published.push(...films);
        stop.abort();
        return Promise.resolve();
      },
    };
    const cast = { saveFans: () => Promise.resolve([7]) };
    await new DemoFilms({ cast, shelf, clock: new FakeClock(now) }).run(stop.signal);
    return published;
  }

  test('are there once, in the past, with subtitles that end after they start and within the video', async () => {
    expect(await shown(true)).toEqual([]);
    const films = await shown(false);
    expect(films.map(({ episodes }) => episodes.length)).toEqual([3, 1]);
    for (const { publishedAt } of films) expect(publishedAt.getTime()).toBeLessThan(now);
    const tracks = films.flatMap(({ episodes }) => episodes.flatMap(({ subtitles }) => subtitles));
    expect(new Set(tracks.map(({ language }) => language))).toEqual(new Set(['vi', 'en']));
    for (const { cues } of tracks)
      for (const [index, { from, to, text }] of cues.entries())
        expect([text !== '', from < to, to <= 16, from >= (cues[index - 1]?.to ?? 0)]).not.toContain(false);
  });
});
