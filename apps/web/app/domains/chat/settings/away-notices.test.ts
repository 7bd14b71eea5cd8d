import { type AwayMessage, AwayNotices } from './away-notices';

function hiddenPage(wanted = true) {
  const shown: AwayMessage[] = [];
  const listeners: { run: () => void; signal: AbortSignal | undefined }[] = [];
  const page = {
    title: 'Khán đài chung',
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_: string, run: () => void, { signal }: AddEventListenerOptions = {}) =>
      void listeners.push({ run, signal }),
  };
  const notices = new AwayNotices({ page, wanted: () => wanted, notify: (message) => void shown.push(message) });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    for (const { run, signal } of listeners) if (!signal?.aborted) run();
  };
  const note = (uuid: string) => {
    notices.note({ uuid, title: 'Minh', text: 'Vào!!!' });
  };
  return { page, note, turn, shown };
}

describe('new messages while the page is hidden', () => {
  test('[CH15] (newMessageNotification) the title counts them, each once, and the browser shows them', () => {
    const { page, note, shown } = hiddenPage();
    for (const uuid of ['a', 'b', 'a']) note(uuid);
    expect([page.title, shown.length]).toEqual(['(2) Khán đài chung', 2]);
  });

  test('the title is as before once the user is back, and the count starts again', () => {
    const { page, note, turn } = hiddenPage();
    note('a');
    turn('visible');
    expect(page.title).toBe('Khán đài chung');
    note('b');
    expect(page.title).toBe('Khán đài chung');
    turn('hidden');
    note('c');
    expect(page.title).toBe('(1) Khán đài chung');
  });

  test('nothing happens while the setting is off', () => {
    const { page, note, shown } = hiddenPage(false);
    note('a');
    expect([page.title, shown]).toEqual(['Khán đài chung', []]);
  });
});
