import { FakeClock } from '@khandai/testing';
import { ToastStore } from './toast-store.js';

function shown() {
  const clock = new FakeClock();
  const store = new ToastStore({ clock });
  const titles = () => store.current().map(({ title }) => title);
  return { clock, store, titles };
}

describe('ToastStore', () => {
  it('[UI2] (5000 ms) a toast leaves after 5000 ms', async () => {
    const { clock, store, titles } = shown();
    store.push({ tone: 'ok', title: 'Đã đặt lịch' });
    await clock.advance(4999);
    expect(titles()).toEqual(['Đã đặt lịch']);
    await clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('[UI2] (hover) a paused toast stays, and resumes with its remaining time', async () => {
    const { clock, store, titles } = shown();
    const id = store.push({ tone: 'ok', title: 'a' });
    await clock.advance(3000);
    store.pause(id);
    store.pause(id);
    await clock.advance(60_000);
    store.resume(id);
    await clock.advance(1999);
    expect(titles()).toEqual(['a']);
    await clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('[UI2] (close button) a dismissed toast is removed at once, with its timer', () => {
    const { clock, store, titles } = shown();
    const id = store.push({ tone: 'bad', title: 'Lỗi' });
    store.dismiss(id);
    expect(titles()).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  it('[TS7] the toasts with buttons leave at once when their member logs out', () => {
    const { clock, store, titles } = shown();
    const actions = [{ label: 'Hoàn tác', onPress: () => undefined }];
    for (const title of ['1', '2']) store.push({ tone: 'ok', title, actions });
    store.push({ tone: 'ok', title: '3' });
    store.dismissActions();
    expect([titles(), clock.sleeping]).toEqual([['3'], 1]);
  });

  it('[TS3] the fifth toast replaces the oldest', () => {
    const { store, titles } = shown();
    for (const title of ['1', '2', '3', '4', '5']) store.push({ tone: 'info', title });
    expect(titles()).toEqual(['2', '3', '4', '5']);
  });

  it('[TS8] a toast that says the same takes the place of the first one; those with buttons stay side by side', () => {
    const { clock, store, titles } = shown();
    for (const title of ['1', '2', '1']) store.push({ tone: 'bad', title, text: 'Không có mạng' });
    expect([titles(), clock.sleeping]).toEqual([['2', '1'], 2]);
    store.push({ tone: 'ok', title: '2', text: 'Không có mạng' });
    const actions = [{ label: 'Hoàn tác', onPress: () => undefined }];
    for (const title of ['3', '3']) store.push({ tone: 'ok', title, actions });
    expect(titles()).toEqual(['1', '2', '3', '3']);
  });

  it('[TS3] a toast with keep goes when all others are kept too', () => {
    const { store, titles } = shown();
    store.push({ tone: 'info', title: '1', keep: true });
    for (const title of ['2', '3', '4', '5']) store.push({ tone: 'info', title });
    expect(titles()).toEqual(['1', '3', '4', '5']);
    for (const title of ['6', '7', '8', '9']) store.push({ tone: 'info', title, keep: true });
    expect(titles()).toEqual(['6', '7', '8', '9']);
  });

  it('[TS4] the list is the same object until it changes', () => {
    const { store } = shown();
    const before = store.current();
    expect(store.current()).toBe(before);
    store.push({ tone: 'info', title: 'a' });
    expect(store.current()).not.toBe(before);
  });
});
