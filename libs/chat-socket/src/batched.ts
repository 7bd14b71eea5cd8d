/** A function that, called any number of times in one turn, runs `work` once when the turn is over. */
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
