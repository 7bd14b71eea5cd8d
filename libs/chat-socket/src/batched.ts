/** Returns a function that runs `work` once at the end of the turn, however many times it is called in that turn. */
export function batched(work: () => void): () => void {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    void Promise.resolve().then(() => {
      planned = false;
      work();
    });
  };
}
