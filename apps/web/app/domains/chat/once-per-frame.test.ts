import { oncePerFrame } from './once-per-frame';

describe('oncePerFrame', () => {
  beforeEach(() => {
    import.meta.jest.useFakeTimers();
  });
  afterEach(() => {
    import.meta.jest.useRealTimers();
  });

  test('runs once for all calls before the next frame, and not sooner than 100 ms after the last run', () => {
    const runs: number[] = [];
    const call = oncePerFrame(() => runs.push(performance.now()));
    const from = performance.now();
    call();
    call();
    expect(runs).toEqual([]);
    import.meta.jest.advanceTimersByTime(20);
    expect(runs).toHaveLength(1);
    call();
    import.meta.jest.advanceTimersByTime(50);
    call();
    expect(runs).toHaveLength(1);
    import.meta.jest.advanceTimersByTime(70);
    expect(runs).toHaveLength(2);
    expect((runs[1] ?? 0) - from).toBeGreaterThanOrEqual(100);
  });

  test('runs four times a second in a storm of calls, and before the next frame again after a pause', () => {
    let runs = 0;
    const call = oncePerFrame(() => (runs += 1));
    const callEach = (ms: number, times: number) => {
      for (let time = 0; time < times; time += 1) {
        call();
        import.meta.jest.advanceTimersByTime(ms);
      }
    };
    callEach(20, 50);
    runs = 0;
    callEach(20, 100);
    expect(runs).toBeGreaterThanOrEqual(6);
    expect(runs).toBeLessThanOrEqual(8);
    import.meta.jest.advanceTimersByTime(1_000);
    runs = 0;
    call();
    import.meta.jest.advanceTimersByTime(20);
    expect(runs).toBe(1);
    callEach(110, 10);
    expect(runs).toBeGreaterThanOrEqual(9);
  });

  test('runs after a second in a page that is hidden, and once', () => {
    let runs = 0;
    const frames = import.meta.jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const call = oncePerFrame(() => (runs += 1));
    call();
    import.meta.jest.advanceTimersByTime(900);
    expect(runs).toBe(0);
    import.meta.jest.advanceTimersByTime(200);
    frames.mockRestore();
    call();
    import.meta.jest.advanceTimersByTime(500);
    expect(runs).toBe(2);
  });
});
