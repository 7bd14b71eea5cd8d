/** Min time between two runs: a busy room changes on screen ten times a second, and each change costs layout and paint. */
const MIN_GAP_MS = 100;
/** The same in a storm, in which more arrives than one can read. */
const STORM_GAP_MS = 250;
/** From this many calls a second on, it is a storm. */
const STORM_CALLS = 15;
/** A page without a frame for this long is hidden. */
const NO_FRAME_MS = 1_000;

/**
 * Returns a function that runs `work` before a paint, however often it is called until then: before the next one after a pause,
 * otherwise 100 ms after the last, or 250 ms in a storm of calls. A hidden page paints nothing: it runs after a second, so that
 * it can count what is new.
 */
export function oncePerFrame(work: () => void): () => void {
  let planned = false;
  let last = -STORM_GAP_MS;
  let calls = 0;
  let gap = MIN_GAP_MS;
  const run = () => {
    const frame = requestAnimationFrame(finish);
    const late = setTimeout(() => {
      cancelAnimationFrame(frame);
      finish(performance.now());
    }, NO_FRAME_MS);
    function finish(at: number) {
      clearTimeout(late);
      planned = false;
      gap = calls > 2 && calls * 1_000 > STORM_CALLS * (at - last) ? STORM_GAP_MS : MIN_GAP_MS;
      last = at;
      calls = 0;
      work();
    }
  };
  return () => {
    calls += 1;
    if (planned) return;
    planned = true;
    const wait = last + gap - performance.now();
    if (wait > 0) setTimeout(run, wait);
    else run();
  };
}
