/**
 * Returns a function that runs `work` before the next paint, however often it is called until then. A hidden page paints nothing:
 * its work waits until the user looks at it, and is then done once.
 */
export function oncePerFrame(work: () => void): () => void {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(() => {
      planned = false;
      work();
    });
  };
}
