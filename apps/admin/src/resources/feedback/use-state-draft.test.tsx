import type { DeskFeedback } from '@khandai/contracts';
import { act, renderHook } from '@testing-library/react';
import { type DeskServices, ServicesProvider } from '../../session/desk-services';
import { useStateDraft } from './use-state-draft';

const feedback = { id: 7, version: 1, state: 'new', note: '' } as DeskFeedback;

/** The form of one feedback, at the desk of member 3. */
function open(shown = feedback) {
  const session = { state: { status: 'member', info: { userId: 3 } }, changed: { on: () => () => undefined } };
  const services = { session } as unknown as DeskServices;
  const { result, rerender, unmount } = renderHook((props: DeskFeedback) => useStateDraft(props), {
    initialProps: shown,
    wrapper: ({ children }) => <ServicesProvider value={services}>{children}</ServicesProvider>,
  });
  return {
    form: () => result.current,
    type: (note: string) => {
      act(() => {
        result.current.change({ note });
      });
    },
    receive: rerender,
    leave: unmount,
  };
}

/** Begins a save; the server answers when `answer` is called. */
function beginSave({ form, receive }: ReturnType<typeof open>) {
  const { promise, resolve } = Promise.withResolvers<DeskFeedback>();
  const sent: unknown[] = [];
  const done = form().saveBy((fields) => {
    sent.push(fields);
    return promise;
  });
  const answer = async (saved: DeskFeedback) => {
    await act(async () => {
      resolve(saved);
      await done;
    });
    receive(saved);
  };
  return { sent, answer };
}

describe('the state and note of feedback', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('keeps what is typed while its own save is on its way, also in this browser', async () => {
    const desk = open();
    desk.type('đã gọi');
    const { sent, answer } = beginSave(desk);
    desk.type('đã gọi, hẹn thứ hai');
    await answer({ ...feedback, version: 2, note: 'đã gọi' });
    expect(sent).toEqual([{ state: 'new', note: 'đã gọi' }]);
    expect([desk.form().fields.note, desk.form().isChanged]).toEqual(['đã gọi, hẹn thứ hai', true]);
    desk.leave();
    expect(open({ ...feedback, version: 2, note: 'đã gọi' }).form().fields.note).toBe('đã gọi, hẹn thứ hai');
  });

  it('shows what the server made of a note when nothing was typed since, and keeps nothing', async () => {
    const desk = open();
    desk.type(' đã gọi ');
    const { answer } = beginSave(desk);
    await answer({ ...feedback, version: 2, note: 'đã gọi' });
    expect([desk.form().fields.note, desk.form().isChanged, localStorage.length]).toEqual(['đã gọi', false, 0]);
  });

  it('keeps a note under the state that an answer or another editor gave meanwhile', () => {
    const desk = open();
    desk.type('gấp');
    desk.receive({ ...feedback, version: 2, state: 'answered' });
    expect(desk.form().fields).toEqual({ state: 'answered', note: 'gấp' });
  });

  it('keeps a note that the server refused', async () => {
    const desk = open();
    desk.type('gấp');
    const refused = desk.form().saveBy(() => Promise.reject(new Error('changed')));
    await expect(refused).rejects.toThrow('changed');
    expect([desk.form().fields.note, desk.form().isChanged]).toEqual(['gấp', true]);
  });
});
