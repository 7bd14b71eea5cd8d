import { addDays } from '@khandai/calendar';
import type { LeagueSummary } from '@khandai/contracts';
import { coming, fixture, NOW } from '../../../../test/fixtures';
import { pageRequest } from '../../../../test/page-request';
import { createI18nForTest } from '../../../../test/words';
import { momentOf, shootOut, stateView } from '../../match';
import { requestedDay, dayHref } from './day-query';
import { dayName, longDay, offsetText, zoneWords } from './day-words';
import { loadDay } from './load-day';
import { scopeOf, scopePath } from './scope';

const TODAY = '2026-11-20';
const summary = (slug: string, sportType: number): LeagueSummary => ({
  league: { ...fixture().league, leagueId: slug },
  slug,
  sportType,
  total: 1,
  live: 0,
  coming: 1,
});
const leagues = [summary('v-league-1', 10), summary('vba', 20)];
const { schedule, match } = createI18nForTest();

describe('addresses', () => {
  test.each(['', 'abc', '2026-02-30', "' or 1=1", '<script>', '9999-99-99', 'dem-qua'])(
    'a day of "%s" is today',
    (text) => {
      expect(requestedDay(new URLSearchParams({ ngay: text }), TODAY)).toEqual({ day: TODAY, night: false });
    },
  );

  test('[LS8] (address) a day and the match night are read from the address', () => {
    expect(requestedDay(new URLSearchParams('ngay=2027-01-02'), TODAY)).toEqual({ day: '2027-01-02', night: false });
    expect(requestedDay(new URLSearchParams('ngay=dem-nay'), TODAY)).toEqual({ day: TODAY, night: true });
  });

  test('another day keeps the other choices, today has no parameter', () => {
    const search = new URLSearchParams('loc=live&ngay=2026-11-21');
    expect(dayHref('/ket-qua', search, '2026-11-22', TODAY)).toBe('/ket-qua?loc=live&ngay=2026-11-22');
    expect(dayHref('/ket-qua', search, TODAY, TODAY)).toBe('/ket-qua?loc=live');
    expect(dayHref('/ket-qua', new URLSearchParams(), TODAY, TODAY)).toBe('/ket-qua');
  });

  test.each([
    ['', '/lich-thi-dau'],
    ['bong-ro', '/lich-thi-dau/bong-ro'],
    ['v-league-1', '/lich-thi-dau/v-league-1'],
    ['bong-ro/vba', '/lich-thi-dau/vba'],
    ['bong-da/vba', undefined],
    ['v-league-1/bong-da', undefined],
    ['khong-co', undefined],
    ['bong-da/v-league-1/them', undefined],
  ])('[SH1] (schedule, results slugs) "%s" means %s', (slug, path) => {
    const scope = scopeOf(slug, leagues);
    expect(scope && scopePath('/lich-thi-dau', scope)).toBe(path);
  });
});

describe('words', () => {
  test('near days have relative names', () => {
    const names = ['2026-11-19', TODAY, '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
      dayName(day, TODAY, schedule),
    );
    expect(names).toEqual(['Hôm qua', 'Hôm nay', 'Ngày mai', 'CN', 'Th 2']);
    expect(longDay(TODAY, schedule)).toBe('Thứ sáu, 20/11/2026');
    expect(longDay('2026-11-01', schedule)).toBe('Chủ nhật, 1/11/2026');
  });

  test('[LS8] (zone) the page names its time zone', () => {
    expect(zoneWords('Asia/Ho_Chi_Minh', NOW, schedule)).toBe('Giờ Việt Nam (UTC+7)');
    expect(zoneWords('Asia/Saigon', NOW, schedule)).toBe('Giờ Việt Nam (UTC+7)');
    expect(zoneWords('Europe/London', NOW, schedule)).toBe('Giờ địa phương (UTC)');
    expect([offsetText('America/St_Johns', NOW), offsetText('Asia/Kathmandu', NOW)]).toEqual(['UTC−3:30', 'UTC+5:45']);
  });

  test('sports without minutes show their period, shoot-outs their penalties', () => {
    const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
    const word = (sportType: number) => stateView(fixture({ sportType, period: 3 }), moment, match).word;
    expect([word(10), word(20), word(30), word(40)]).toEqual(['Hiệp 2', 'Hiệp 3', 'Ván 3', 'Vòng 3']);
    const extra = { homeScore: 1, awayScore: 1, penaltyHomeScore: 5, penaltyAwayScore: 4 };
    expect([shootOut(fixture({ extra })), shootOut(fixture())]).toEqual([[5, 4], undefined]);
  });

  test('only live matches update every second', () => {
    const clock = { now: NOW + 1_500, minute: NOW, timezone: 'UTC' };
    expect([momentOf(fixture(), clock).now, momentOf(coming(), clock).now]).toEqual([NOW + 1_500, NOW]);
  });
});

describe('loader', () => {
  const answers = {
    '/al/api/schedule/leagues': { total: 2, list: leagues },
    '/al/api/schedule/liveSchedule': {
      total: 0,
      states: { coming: 0, live: 0, ended: 0 },
      list: [],
      before: null,
      after: null,
    },
    '/al/api/schedule/calendar': { month: '2026-11', days: [] },
  };
  const requested = async (path: string, kind: Parameters<typeof loadDay>[1], slug = '') => {
    const request = pageRequest(path, answers, { '*': slug });
    const data = await loadDay(request.args, kind);
    const day = request.asked.find((url) => url.includes('liveSchedule')) ?? '';
    return { data, query: Object.fromEntries(new URL(day, 'http://a').searchParams) };
  };

  test('[LS5] (pages) a day is loaded in one call, with the zone and the filters', async () => {
    expect((await requested('/lich-thi-dau/bong-ro?ngay=2027-01-02', 'schedule', 'bong-ro')).query).toEqual({
      sportType: '20',
      timezone: 'Asia/Ho_Chi_Minh',
      date: '2027-01-02',
      pageSize: '500',
    });
    expect((await requested('/ket-qua/v-league-1', 'results', 'v-league-1')).query).toMatchObject({
      state: '3',
      leagueId: 'v-league-1',
    });
    expect((await requested('/lich-truc-tiep?ngay=dem-nay', 'hosted')).query).toMatchObject({
      hosted: 'true',
      night: 'true',
    });
  });

  test('(first screens) a document has the first screens of the day, a navigation all its matches', async () => {
    const start = {
      ...answers['/al/api/schedule/liveSchedule'],
      total: 40,
      list: [fixture({ fixtureId: 'shown' })],
      rest: [{ league: { ...fixture().league, leagueId: 'other' }, matches: [{ state: 1, hosted: false }] }],
    };
    const { args, asked } = pageRequest('/lich-thi-dau?ngay=2027-01-02', {
      ...answers,
      '/al/api/schedule/firstScreens': start,
    });
    const { served, schedule: loaded } = await loadDay({ ...args, request: new Request(args.url) }, 'schedule');
    expect(asked.filter((url) => /firstScreens|liveSchedule/.test(url))).toEqual([
      '/al/api/schedule/firstScreens?timezone=Asia%2FHo_Chi_Minh&date=2027-01-02&whole=27&first=18',
    ]);
    expect(served).toMatchObject({ list: [{ fixtureId: 'shown' }], rest: [{ league: { leagueId: 'other' } }] });
    expect(loaded).toEqual({ ok: true, value: { total: 40, states: start.states, before: null, after: null } });
    const navigation = await loadDay(pageRequest('/lich-thi-dau', answers).args, 'schedule');
    expect(navigation.served).toEqual({ list: [], rest: [], slugs: {} });
  });

  test('[LS10] (results) while today has few results, those of the day before are loaded, too', async () => {
    const results = (count: number) => ({
      ...answers,
      '/al/api/schedule/liveSchedule': {
        total: count,
        states: { coming: 0, live: 0, ended: count },
        list: Array.from({ length: count }, (_, at) => fixture({ fixtureId: `r${at}`, state: 3, status: -1 })),
        before: null,
        after: null,
      },
    });
    const loaded = async (path: string, count: number, kind: Parameters<typeof loadDay>[1] = 'results') => {
      const request = pageRequest(path, results(count));
      const { dayBefore, day } = await loadDay(request.args, kind);
      const days = request.asked.filter((url) => url.includes('liveSchedule'));
      return { shown: dayBefore.list.length, day, dates: days.map((url) => /date=([^&]*)/.exec(url)?.[1]) };
    };
    const few = await loaded('/ket-qua', 3);
    expect(few).toEqual({ shown: 3, day: few.day, dates: [few.day, addDays(few.day, -1)] });
    // Together at most 24, all of which the HTML contains.
    expect((await loaded('/ket-qua', 19)).shown).toBe(5);
    for (const other of [
      loaded('/ket-qua', 20),
      loaded('/ket-qua?ngay=2026-01-02', 3),
      loaded('/lich-thi-dau', 3, 'schedule'),
    ]) {
      expect(await other).toMatchObject({ shown: 0, dates: [expect.any(String)] });
    }
  });

  test('an unknown slug is 404; a page renders without failed parts', async () => {
    await expect(loadDay(pageRequest('/ket-qua/x', answers, { '*': 'x' }).args, 'results')).rejects.toMatchObject({
      status: 404,
    });
    const data = await loadDay(pageRequest('/ket-qua', {}).args, 'results');
    expect(data).toMatchObject({ schedule: { ok: false }, month: { ok: false }, leagues: [] });
  });
});
