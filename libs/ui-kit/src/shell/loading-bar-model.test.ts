import { FakeClock } from '@khandai/testing';
import { LoadingBarModel } from './loading-bar-model.js';

function begun() {
  const clock = new FakeClock();
  const model = new LoadingBarModel({ clock });
  model.start();
  return { clock, model };
}

describe('LoadingBarModel', () => {
  it('[UI3] (throttle part) shows nothing for the first 200 ms, then the bar', async () => {
    const { clock, model } = begun();
    await clock.advance(199);
    expect(model.current().visible).toBe(false);
    await clock.advance(1);
    expect(model.current().visible).toBe(true);
  });

  it('[UI3] (throttle part) never shows for a page that loads within 200 ms', async () => {
    const { clock, model } = begun();
    const seen: boolean[] = [];
    model.subscribe(() => seen.push(model.current().visible));
    await clock.advance(150);
    model.finish();
    await clock.advance(5000);
    expect(seen).not.toContain(true);
    expect(clock.sleeping).toBe(0);
  });

  it('[UI3] (duration part) is at 70 after 2000 ms, continues to grow, and is never full before the page has loaded', async () => {
    const { clock, model } = begun();
    await clock.advance(2000);
    expect(model.current().progress).toBeCloseTo(70.5, 0);
    const before = model.current().progress;
    await clock.advance(60_000);
    expect(model.current().progress).toBeGreaterThan(before);
    expect(model.current().progress).toBeLessThan(100);
    model.finish();
  });

  it('[UI3] (delays part) is full for 500 ms, hides, and is back at 0 after another 400 ms', async () => {
    const { clock, model } = begun();
    await clock.advance(1000);
    model.finish();
    expect(model.current()).toEqual({ visible: true, progress: 100, failed: false });
    await clock.advance(499);
    expect(model.current().visible).toBe(true);
    await clock.advance(1);
    expect(model.current()).toEqual({ visible: false, progress: 100, failed: false });
    await clock.advance(400);
    expect(model.current()).toEqual({ visible: false, progress: 0, failed: false });
    expect(clock.sleeping).toBe(0);
  });

  it('[UI3] (error colour part) shows a failed page as failed, even if it failed at once', async () => {
    const { clock, model } = begun();
    await clock.advance(50);
    model.finish({ failed: true });
    expect(model.current()).toEqual({ visible: true, progress: 100, failed: true });
  });

  it('[UI3] (part) a new navigation restarts the bar and cancels the delays of the last one', async () => {
    const { clock, model } = begun();
    await clock.advance(1000);
    model.finish();
    model.start();
    await clock.advance(500);
    expect(model.current()).toMatchObject({ visible: true, failed: false });
    expect(model.current().progress).toBeLessThan(50);
  });
});
