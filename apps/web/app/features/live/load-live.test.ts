/** @jest-environment node */
import { pageRequest } from '../../../test/page-request';
import { loadLive } from './load-live';

const BOARD = '/al/api/race/board';
const day = { '/al/api/schedule/liveSchedule': { total: 0, list: [] }, '/al/api/schedule/leagues': { list: [] } };

describe('[LS11] (list) the link from marble matches to the races of the site', () => {
  const load = async (path: string, board: unknown) => {
    const { args, asked, faults } = pageRequest(path, { ...day, [BOARD]: board });
    const { ok, hasRaces } = await loadLive(args);
    return { ok, hasRaces, asks: asked.some((url) => url.startsWith(BOARD)), faults: faults.length };
  };
  const board = (rest: object) => ({ current: null, next: [], last: { raceId: 1 }, ...rest });

  test('is there while a race runs or is to come, and only on their page is that asked', async () => {
    const shown = { ok: true, hasRaces: true, asks: true, faults: 0 };
    expect(await load('/truc-tiep/dua-bi', board({ current: { raceId: 2 } }))).toEqual(shown);
    expect(await load('/truc-tiep/dua-bi', board({ next: [{ raceId: 3 }] }))).toEqual(shown);
    expect(await load('/truc-tiep/dua-bi', board({}))).toEqual({ ...shown, hasRaces: false });
    expect(await load('/truc-tiep', board({ next: [{ raceId: 3 }] }))).toEqual({
      ...shown,
      hasRaces: false,
      asks: false,
    });
  });

  test('is missing when the races do not answer, and the matches are there', async () => {
    expect(await load('/truc-tiep/dua-bi', 500)).toEqual({ ok: true, hasRaces: false, asks: true, faults: 1 });
  });
});
