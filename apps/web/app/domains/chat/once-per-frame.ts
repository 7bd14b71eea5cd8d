/** Min time between two runs: a room in a storm changes on screen ten times a second, and each change costs layout and paint. */
const MIN_GAP_MS = 100;
/** A page without a frame for this long is hidden. */
const NO_FRAME_MS = 1_000;

/**
 * Returns a function that runs `work` before a paint, however often it is called until then: before the next one after a pause,
 * otherwise 100 ms after the last. A hidden page paints nothing: it runs after a second, so that it can count what is new.
 */
export function oncePerFrame(work: () => void): () => void {
  let planned = false;
  let last = -MIN_GAP_MS;
  const run = () => {
    const frame = requestAnimationFrame(finish);
    const late = setTimeout(() => {
      cancelAnimationFrame(frame);
      finish(performance.now());
    }, NO_FRAME_MS);
    function finish(at: number) {
      clearTimeout(late);
      planned = false;
      last = at;
      work();
    }
  };
  return () => {
    if (planned) return;
    planned = true;
    const wait = last + MIN_GAP_MS - performance.now();
    if (wait > 0) setTimeout(run, wait);
    else run();
  };
}
