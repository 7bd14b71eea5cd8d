/** Runs works one after another: each begins when those before it have ended, also when they failed. */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = before.then(work, work);
    before = running;
    return running;
  };
}
