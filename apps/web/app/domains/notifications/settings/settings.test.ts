import type { NotificationSettings } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { SettingsStore } from './SettingsStore';

const both = { bell: true, push: true };
const settings: NotificationSettings = {
  switches: {
    ...{ reminders: both, onAir: both, goals: both, redCards: both, lineUps: both },
    ...{ comments: both, reactions: both, friends: both, posts: both, tips: both, draws: both },
  },
  quiet: { on: false, from: '23:30', to: '06:30', timezone: 'Asia/Ho_Chi_Minh', exceptBookings: true },
  hideScores: false,
};

function fixture() {
  const sent: NotificationSettings[] = [];
  const answers: { resolve: () => void; reject: () => void }[] = [];
  const refused: unknown[] = [];
  const store = new SettingsStore({
    load: async () => settings,
    save: (wanted) => {
      sent.push(wanted);
      return new Promise((resolve, reject) => {
        answers.push({
          resolve: () => {
            resolve({ ...wanted });
          },
          reject: () => {
            reject(new Error('down'));
          },
        });
      });
    },
    refused: (error) => refused.push(error),
    report: () => undefined,
  });
  return { store, sent, answers, refused };
}

describe('settings of notifications', () => {
  test('change at once and are saved one after another, the last choice last', async () => {
    const { store, sent, answers } = fixture();
    await store.load(new AbortController().signal);
    store.change({ hideScores: true });
    store.change({ hideScores: false });
    store.change({ quiet: { ...settings.quiet, on: true } });
    expect([store.value?.hideScores, store.value?.quiet.on, sent.length]).toEqual([false, true, 1]);
    answers[0]?.resolve();
    await settle();
    expect(sent.map(({ hideScores, quiet }) => [hideScores, quiet.on])).toEqual([
      [true, false],
      [false, true],
    ]);
    answers[1]?.resolve();
    await settle();
    expect([sent.length, store.value?.quiet.on]).toEqual([2, true]);
  });

  test('return to what the server has when it refuses', async () => {
    const { store, answers, refused } = fixture();
    await store.load(new AbortController().signal);
    store.change({ hideScores: true });
    answers[0]?.reject();
    await settle();
    expect([store.value?.hideScores, refused.length]).toEqual([false, 1]);
  });
});
