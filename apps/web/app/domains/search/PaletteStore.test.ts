import type { SearchAnswer, SearchGroup, SearchHit, SearchKind } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { observable, runInAction } from 'mobx';
import { PaletteStore } from './PaletteStore';

const PAUSE_MS = 150;

const hit = (id: string, kind: SearchKind = 'team'): SearchHit => ({
  ...{ kind, id, link: `/doi/${id}`, title: { text: id, marks: [] }, note: { text: '', marks: [] } },
  ...{ at: null, person: null, picture: null, spoils: null, media: null, fixture: null, team: null, league: null },
});

const found = (q: string, ...ids: string[]): SearchAnswer => ({
  q,
  corrected: null,
  groups: [group('team', ...ids)],
});

const group = (kind: SearchKind, ...ids: string[]): SearchGroup => ({
  ...{ kind, total: ids.length, more: false, cursor: null },
  list: ids.map((id) => hit(id, kind)),
});

/** A palette whose server answers each call with the next of `answers`. */
function palette(...answers: (SearchAnswer | Error)[]) {
  const timers = new FakeClock();
  const calls: unknown[] = [];
  const failures: unknown[] = [];
  const settings = observable({ hideOdds: false });
  const call = (_name: string, input: { query: unknown }) => {
    calls.push(input.query);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const store = new PaletteStore({
    api: { call } as unknown as ConstructorParameters<typeof PaletteStore>[0]['api'],
    timers,
    report: (error) => failures.push(error),
    hidesOdds: () => settings.hideOdds,
  });
  return { store, timers, calls, failures, settings };
}

describe('the quick search', () => {
  it('asks once for a word that is typed fast', async () => {
    const { store, timers, calls } = palette(found('nam', 'Nam Định'));
    for (const q of ['n', 'na', 'nam']) store.type(q, false);
    await timers.advance(PAUSE_MS);
    expect(calls).toEqual([{ q: 'nam' }]);
    expect(store.hits.map(({ id }) => id)).toEqual(['Nam Định']);
  });

  it('asks for nothing while a word is composed, nor for a single letter', async () => {
    const { store, timers, calls } = palette();
    store.type('ha', true);
    store.type('h', false);
    await timers.advance(PAUSE_MS);
    expect(calls).toEqual([]);
    expect(store.state).toBe('idle');
  });

  it('chooses in a circle, with a place for none', async () => {
    const { store, timers } = palette(found('ha', 'A', 'B'));
    store.type('ha', false);
    await timers.advance(PAUSE_MS);
    const chosen = [1, 1, 1, -1].map((step) => {
      store.move(step === 1 ? 1 : -1);
      return store.chosen?.id;
    });
    expect(chosen).toEqual(['A', 'B', undefined, 'B']);
  });

  it('says that it failed, and finds again with the next letter', async () => {
    const { store, timers, failures } = palette(new Error('busy'), found('han', 'Hà Nội'));
    store.type('ha', false);
    await timers.advance(PAUSE_MS);
    expect([store.state, failures.length]).toEqual(['failed', 1]);
    store.type('han', false);
    await timers.advance(PAUSE_MS);
    expect([store.state, store.hits.length]).toEqual(['idle', 1]);
  });

  it('lists no tips, nor chooses one, while odds are hidden', async () => {
    const answer = { ...found('ha', 'A'), groups: [group('tip', 'T'), group('team', 'A')] };
    const { store, timers, settings } = palette(answer, { ...answer, groups: [group('tip', 'T')] });
    store.type('ha', false);
    await timers.advance(PAUSE_MS);
    expect([store.hits.map(({ id }) => id), store.hasHiddenTips]).toEqual([['T', 'A'], false]);
    runInAction(() => {
      settings.hideOdds = true;
    });
    store.move(1);
    expect([store.groups.map(({ kind }) => kind), store.chosen?.id, store.hasHiddenTips]).toEqual([
      ['team'],
      'A',
      true,
    ]);
    store.type('han', false);
    await timers.advance(PAUSE_MS);
    expect([store.hits, store.hasHiddenTips]).toEqual([[], true]);
  });
});
