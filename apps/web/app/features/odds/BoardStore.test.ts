import { MatchState, type OddsRows } from '@khandai/contracts';
import { parseAllRows } from '@khandai/odds-parser';
import type { OddsMatchView } from '@khandai/match-ui';
import { autorun, observable } from 'mobx';
import { coming, fixture, NOW, oddsBoard } from '../../../test/fixtures';
import { boardFilters } from './board-address';
import { BoardStore } from './BoardStore';
import { serveBoard, wholeBoard } from './served-board';

function board(part = {}, covered = observable.set<string>()) {
  const warnings: unknown[] = [];
  const store = new BoardStore(wholeBoard(oddsBoard(part)), {
    live: { latest: (one) => one },
    clock: { now: NOW, timezone: 'Asia/Ho_Chi_Minh' },
    settings: { oddsFormat: 'malay' },
    covers: ({ fixtureId }) => covered.has(fixtureId),
    log: { warn: (_what, details) => warnings.push(details) },
    head: ({ home, away, state }) => ({
      label: '',
      time: '',
      state: { tone: state === MatchState.live ? 'live' : 'plain', word: '' },
      home: { name: home.name, code: home.code, crest: { code: home.code, colors: home.colors } },
      away: { name: away.name, code: away.code, crest: { code: away.code, colors: away.colors } },
    }),
  });
  return { store, warnings };
}

const push = (store: BoardStore, rows: OddsRows) => {
  store.accept(parseAllRows(rows).odds);
};
const shown = (store: BoardStore): OddsMatchView | undefined => store.view('f1');

describe('BoardStore', () => {
  test('[OD3] (board) the line is in the row of the favourite, Malay prices above evens are negative, and 1X2 stays decimal', () => {
    const { store } = board();
    const view = shown(store);
    expect(view?.full.handicap).toMatchObject({ line: '0-0.5', openingLine: '0.5', favourite: 'home' });
    expect(view?.full.handicap?.home).toMatchObject({ text: '0.92', opening: '0.88' });
    expect(view?.full.handicap?.away).toMatchObject({ text: '−0.98', negative: true });
    expect(view?.full.europeOdds?.draw.text).toBe('4.60');
  });

  test('[OD3] (board) prices of two lines have no direction: neither against the opening price nor after a move', () => {
    const { store } = board();
    expect(shown(store)?.full.handicap?.home.move).toBeUndefined();
    push(store, { handicap: ['f1,8,,,,0.75,1.85,1.09,false,true,1763645500,false,3'] });
    expect(shown(store)?.full.handicap?.home).toMatchObject({ opening: '0.88' });
    expect(shown(store)?.full.handicap?.home.move).toBeUndefined();
    push(store, { handicap: ['f1,8,,,,0.75,1.80,1.09,false,true,1763645501,false,3'] });
    expect(shown(store)?.full.handicap?.home.move).toBe('down');
  });

  test('(announced) a row counts as shown only with its company, its part and the filters of the board', () => {
    const { store } = board({ fixtures: [fixture(), coming({ fixtureId: 'f2' })] });
    const shows = (row: string, category: 'handicap' | 'corner' = 'handicap') =>
      parseAllRows({ [category]: [row] }).odds.map((odds) => store.shownMatch(odds, { isWide: true })?.fixtureId);
    const live = 'f1,8,,,,0.25,0.92,1.02,false,true,1763645400,false,3';
    expect(shows(live)).toEqual(['f1']);
    expect(shows(live.replace('f1,8', 'f1,9'))).toEqual([undefined]);
    expect(shows(live.replace('f1,8', 'f3,8'))).toEqual([undefined]);
    store.choose({ filter: 'coming' });
    expect(shows(live)).toEqual([undefined]);
    expect(shows(live.replace('f1,8', 'f2,8'))).toEqual(['f2']);
    const corner = 'f2,8,9.5,0.90,0.92,1763645400,false,3';
    push(store, { corner: [corner] });
    expect(shows(corner, 'corner')).toEqual([undefined]);
    store.chooseHalf('extra');
    expect(shows(corner, 'corner')).toEqual(['f2']);
    expect(shows(live.replace('f1,8', 'f2,8'))).toEqual([undefined]);
  });

  test('(announced) covered prices are neither shown nor announced until their reader asks for them', () => {
    const covered = observable.set(['f1']);
    const { store } = board({}, covered);
    const row = 'f1,8,,,,0.25,0.92,1.02,false,true,1763645400,false,3';
    const announced = () =>
      parseAllRows({ handicap: [row] }).odds.map((odds) => store.shownMatch(odds, { isWide: true })?.fixtureId);
    expect([shown(store)?.full, announced()]).toEqual([{}, [undefined]]);
    covered.delete('f1');
    expect(shown(store)?.full.handicap?.home.text).toBe('0.92');
    expect(announced()).toEqual(['f1']);
  });

  test('(announced) a narrow board shows the chosen half only, a wide one both', () => {
    const half = 'f1,8,0.25,0.88,1.04,0.25,0.92,1.02,1763645400,3';
    const full = 'f1,8,,,,0.25,0.92,1.02,false,true,1763645400,false,3';
    const { store } = board({ rows: { handicap: [full], handicapHalf: [half] } });
    const shows = (isWide: boolean) =>
      parseAllRows({ handicap: [full], handicapHalf: [half] }).odds.flatMap((odds) =>
        store.shownMatch(odds, { isWide }) ? [odds.category] : [],
      );
    expect([shows(false), shows(true)]).toEqual([['handicap'], ['handicap', 'handicapHalf']]);
    store.chooseHalf('half');
    expect([shows(false), shows(true)]).toEqual([['handicapHalf'], ['handicap', 'handicapHalf']]);
  });

  test('[OD3] (board) an opening line stays in the row of the team that gave it', () => {
    const { store } = board();
    push(store, { handicap: ['f1,8,,,,-0.25,0.85,1.09,false,true,1763645500,false,3'] });
    expect(shown(store)?.full.handicap).toMatchObject({
      line: '0-0.5',
      favourite: 'away',
      openingLine: '0.5',
      openingSide: 'home',
    });
  });

  test('[OD3] (board) a changed price shows its direction and keeps its opening price', () => {
    const { store } = board();
    push(store, { handicap: ['f1,8,,,,0.25,0.85,1.09,false,true,1763645500,false,3'] });
    expect(shown(store)?.full.handicap?.home).toMatchObject({ text: '0.85', opening: '0.88', move: 'down' });
    expect(store.updatedAt).toBe(NOW);
    push(store, { handicap: ['f1,8,,,,0.25,0.99,0.90,false,true,1763645450,false,3'] });
    expect(shown(store)?.full.handicap?.home.text).toBe('0.85');
  });

  test('[OD3] (board) a reload shows the changes since then, but nothing older than pushed rows, and keeps the chosen price', () => {
    const { store } = board();
    const chosen = { matchId: 'f1', category: 'handicap', side: 'home' } as const;
    store.choosePrice(chosen);
    const row = (price: string, at: number) => ({
      handicap: [`f1,8,0.5,0.88,1.04,0.25,${price},1.02,false,true,${at},false,3`],
    });
    store.load(wholeBoard(oddsBoard({ rows: row('0.95', 1763645500) })));
    expect(shown(store)?.full.handicap?.home.text).toBe('0.95');
    push(store, row('0.97', 1763645600));
    store.load(wholeBoard(oddsBoard({ rows: row('0.96', 1763645550) })));
    expect([shown(store)?.full.handicap?.home.text, store.chosen]).toEqual(['0.97', chosen]);
  });

  test('suspended, over and not offered are three things', () => {
    const { store } = board({
      rows: {
        handicap: ['f1,8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,true,3'],
        handicapHalf: ['f1,8,0.25,0.88,1.04,0.25,0.92,1.02,1763645400,3'],
      },
    });
    expect(shown(store)?.full.handicap?.home.state).toBe('locked');
    expect(shown(store)?.half.handicapHalf?.home.state).toBe('closed');
    expect(shown(store)?.full.overUnder).toBeUndefined();
  });

  test('[OD5] (screen) a bad row is logged with its reason and the good ones are shown', () => {
    const { store, warnings } = board({
      rows: { handicap: ['f1,8,x', 'f1,8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,false,3'] },
    });
    expect(warnings).toMatchObject([[{ category: 'handicap', index: 0, reason: 'columnCount' }]]);
    expect(shown(store)?.full.handicap).toBeDefined();
  });

  test('filters count and show matches in play, coming, of today, of tonight and of tomorrow', () => {
    const tomorrow = coming({ fixtureId: 'f2', kickOff: '2026-11-21T12:00:00Z' });
    const { store } = board({ fixtures: [fixture(), tomorrow] });
    const counts = boardFilters.map((filter) => [filter, store.count(filter)]);
    expect(Object.fromEntries(counts)).toEqual({ all: 2, inPlay: 1, coming: 1, today: 1, tonight: 1, tomorrow: 1 });
    store.choose({ filter: 'tomorrow' });
    expect(store.groups.map(({ matchIds }) => matchIds)).toEqual([['f2']]);
  });

  test('a chosen league is shown alone, and a league that is not on the board shows all', () => {
    const cup = { ...fixture().league, leagueId: 'cup' };
    const { store } = board({ fixtures: [fixture(), coming({ fixtureId: 'f2', league: cup })] });
    store.choose({ leagueId: 'cup' });
    expect([store.leagueId, store.count('all'), store.count('inPlay')]).toEqual(['cup', 1, 0]);
    store.choose({ leagueId: 'none' });
    expect([store.leagueId, store.count('all')]).toEqual([undefined, 2]);
  });

  test("a way of writing that was asked for goes before the fan's own", () => {
    const { store } = board();
    expect(shown(store)?.full.handicap?.home.text).toBe('0.92');
    store.choose({ format: 'decimal' });
    expect([store.format, shown(store)?.full.handicap?.home.text]).toEqual(['decimal', '1.92']);
    store.choose({ format: undefined });
    expect([store.format, shown(store)?.full.handicap?.home.text]).toEqual(['malay', '0.92']);
  });

  test('[OD3] (cells) a new price of a match updates only that match, and keeps its other parts as the same objects', () => {
    const { store } = board({ fixtures: [fixture(), coming({ fixtureId: 'f2' })] });
    const told: string[] = [];
    const stops = [
      autorun(() => void (store.groups && told.push('groups'))),
      autorun(() => void (store.columns && told.push('columns'))),
      autorun(() => void told.push(store.view('f1')?.id ?? '')),
      autorun(() => void told.push(store.view('f2')?.id ?? '')),
    ];
    const before = shown(store);
    told.length = 0;
    push(store, { handicap: ['f1,8,,,,0.25,0.85,1.09,false,true,1763645500,false,3'] });
    expect(told).toEqual(['f1']);
    expect(shown(store)?.half).toBe(before?.half);
    expect(shown(store)?.full).not.toBe(before?.full);
    for (const stop of stops) stop();
  });

  test('[OD1] (screen) the first half, and corners with double chance, have a part of their own, only where there are rows', () => {
    expect(board().store.halves).toEqual(['full']);
    const { store } = board({
      rows: {
        handicapHalf: ['f1,8,0.25,0.88,1.04,0.25,0.92,1.02,1763645400,3'],
        corner: ['f1,8,9.5,0.90,0.92,1763645400,false,3'],
        cornerHandicap: ['f1,8,-1.5,0.90,1.02,false,true,1763645400,false,3'],
        doubleChance: ['f1,8,0.30,0.25,0.90,1763645400'],
      },
    });
    expect([store.halves, store.columns.extra]).toEqual([
      ['full', 'half', 'extra'],
      ['cornerHandicap', 'corner', 'doubleChance'],
    ]);
    expect(shown(store)?.extra?.corner).toMatchObject({ line: '9.5', over: { text: '0.90' } });
    expect(shown(store)?.extra?.cornerHandicap).toMatchObject({
      line: '1.5',
      favourite: 'away',
      away: { text: '−0.98' },
    });
    expect(shown(store)?.extra?.doubleChance?.drawAway.text).toBe('0.90');
  });

  test('a chosen price is put away by choosing it again, by another part and by another board', () => {
    const { store } = board();
    const choice = { matchId: 'f1', category: 'handicap', side: 'home' } as const;
    store.choosePrice(choice);
    expect(store.chosen).toEqual(choice);
    store.choosePrice({ ...choice });
    expect(store.chosen).toBeUndefined();
    store.choosePrice(choice);
    store.chooseHalf('half');
    expect(store.chosen).toBeUndefined();
  });

  test('leagues that the server left out count under each filter, and stand as links until they are loaded', () => {
    const whole = oddsBoard({
      fixtures: Array.from({ length: 60 }, (_, at) =>
        (at < 30 ? fixture : coming)({
          fixtureId: `f${at}`,
          league: { ...fixture().league, leagueId: `l${Math.floor(at / 30)}` },
        }),
      ),
      rows: { handicap: [0, 59].map((at) => `f${at},8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,false,3`) },
    });
    const served = serveBoard(whole, undefined);
    expect([served.fixtures.length, served.rows.handicap?.length, served.rest.length]).toEqual([30, 1, 1]);
    const { store } = board();
    store.load(served);
    expect(boardFilters.slice(0, 3).map((filter) => store.count(filter))).toEqual([60, 30, 30]);
    expect(store.leagues.map(({ leagueId }) => leagueId)).toEqual(['l0', 'l1']);
    expect(store.groups.map(({ matchIds, href }) => [matchIds.length, href])).toEqual([
      [30, undefined],
      [0, '/ty-le-keo?giai=l1'],
    ]);
    const linked = () => store.groups.map(({ href }) => href).at(-1);
    store.choose({ companyId: 8 });
    expect([store.companyId, linked()]).toEqual([8, '/ty-le-keo?giai=l1&nha-cai=8']);
    store.choose({ companyId: 77 });
    expect([store.companyId, linked()]).toEqual([undefined, '/ty-le-keo?giai=l1']);
    store.load(wholeBoard(whole));
    expect(store.groups.map(({ matchIds, href }) => [matchIds.length, href])).toEqual([
      [30, undefined],
      [30, undefined],
    ]);
  });

  test('the league in the address is served, whatever stands before it', () => {
    const of = (leagueId: string, total: number) =>
      Array.from({ length: total }, (_, at) =>
        coming({ fixtureId: `${leagueId}-${at}`, league: { ...fixture().league, leagueId } }),
      );
    const whole = oddsBoard({ fixtures: [...of('a', 40), ...of('b', 3)] });
    const { fixtures, rest } = serveBoard(whole, 'b');
    expect([fixtures.length, rest.map(({ league }) => league.leagueId)]).toEqual([3, ['a']]);
  });
});
