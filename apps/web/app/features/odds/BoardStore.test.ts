import type { OddsMatchView } from '@khandai/ui-kit';
import { autorun } from 'mobx';
import { coming, fixture, NOW, oddsBoard } from '../../../test/fixtures';
import { halfView } from '../../shell/odds/odds-view';
import { BoardStore } from './BoardStore';

function board(part = {}) {
  const warnings: unknown[] = [];
  const drawn: string[] = [];
  const store = new BoardStore(oddsBoard(part), {
    live: { latest: (one) => one },
    clock: { now: NOW, timezone: 'Asia/Ho_Chi_Minh' },
    settings: { oddsFormat: 'malay' },
    log: { warn: (_what, details) => warnings.push(details) },
    draw: (one, reading) => {
      drawn.push(one.fixtureId);
      return { id: one.fixtureId, full: halfView(one, 'full', reading), half: halfView(one, 'half', reading) } as OddsMatchView;
    },
  });
  return { store, warnings, drawn };
}

const shown = (store: BoardStore): OddsMatchView | undefined => store.groups[0]?.matches[0];

describe('BoardStore', () => {
  test('[OD3] (board) the line stands with the favourite, Malay prices above evens are negative, 1X2 stays decimal', () => {
    const { store } = board();
    const view = shown(store);
    expect(view?.full.handicap).toMatchObject({ line: '0-0.5', openingLine: '0.5', favourite: 'home' });
    expect(view?.full.handicap?.home).toMatchObject({ text: '0.92', opening: '0.88', move: 'up' });
    expect(view?.full.handicap?.away).toMatchObject({ text: '−0.98', negative: true });
    expect(view?.full.oneXTwo?.draw.text).toBe('4.60');
  });

  test('[OD3] (board) a price that moves tells where it went and keeps its opening price', () => {
    const { store } = board();
    store.book.accept({ handicap: ['f1,8,,,,0.25,0.85,1.09,false,true,1763645500,false,3'] }, NOW);
    expect(shown(store)?.full.handicap?.home).toMatchObject({ text: '0.85', opening: '0.88', move: 'down' });
    expect(store.updatedAt).toBe(NOW);
    store.book.accept({ handicap: ['f1,8,,,,0.25,0.99,0.90,false,true,1763645450,false,3'] }, NOW);
    expect(shown(store)?.full.handicap?.home.text).toBe('0.85');
  });

  test('suspended, over and not offered are three things', () => {
    const { store } = board({
      rows: {
        handicap: ['f1,8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,true,3'],
        handicapHalf: ['f1,8,0.25,0.88,1.04,0.25,0.92,1.02,1763645400,3'],
      },
    });
    expect(shown(store)?.full.handicap?.home.state).toBe('locked');
    expect(shown(store)?.half.handicap?.home.state).toBe('closed');
    expect(shown(store)?.full.overUnder).toBeUndefined();
  });

  test('[OD5] (screen) a bad row is logged with its reason and the good ones are shown', () => {
    const { store, warnings } = board({
      rows: { handicap: ['f1,8,x', 'f1,8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,false,3'] },
    });
    expect(warnings).toMatchObject([[{ category: 'handicap', index: 0, reason: 'columnCount' }]]);
    expect(shown(store)?.full.handicap).toBeDefined();
  });

  test('filters count and show matches in play, of the night and of tomorrow', () => {
    const tomorrow = coming({ fixtureId: 'f2', kickOff: '2026-11-21T12:00:00Z' });
    const { store } = board({ fixtures: [fixture(), tomorrow] });
    expect([store.count('all'), store.count('inPlay'), store.count('tonight'), store.count('tomorrow')]).toEqual([2, 1, 1, 1]);
    store.choose('tomorrow');
    expect(store.groups[0]?.matches.map(({ id }) => id)).toEqual(['f2']);
  });

  test('a change of one match draws that match alone', () => {
    const { store, drawn } = board({ fixtures: [fixture(), coming({ fixtureId: 'f2' })] });
    const stop = autorun(() => store.groups);
    drawn.length = 0;
    store.book.accept({ handicap: ['f1,8,,,,0.25,0.85,1.09,false,true,1763645500,false,3'] }, NOW);
    stop();
    expect(new Set(drawn)).toEqual(new Set(['f1']));
  });
});
