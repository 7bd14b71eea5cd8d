import { TipFormStore } from './TipFormStore';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what is written before a match is chosen is there after a reload, for its author alone', () => {
  const storage = memory();
  const opened = (userId: number) =>
    new TipFormStore({
      ...{ storage, userId, uuid: () => 'a', log: { warn: () => undefined } },
      api: { call: () => Promise.reject(new Error('down')) },
    });
  opened(7).write({ title: 'Chủ nhà đang vào phom' });
  opened(7).write({ analysis: 'Ba trận thắng liền' });
  const { fixtureId, title, analysis } = opened(7);
  expect([fixtureId, title, analysis]).toEqual([undefined, 'Chủ nhà đang vào phom', 'Ba trận thắng liền']);
  expect(opened(8).title).toBe('');
});
