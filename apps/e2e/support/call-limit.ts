/** Max wait for the headers and the body of an answer to a call that has no limit of its own: without one it waits for five minutes. */
const CALL_MS = 60_000;

const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  if (init?.signal) return fetch(input, init);
  const signal = AbortSignal.timeout(CALL_MS);
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    const url = input instanceof Request ? input.url : String(input);
    throw new Error(`${url} did not answer within ${CALL_MS / 1000} s`, { cause: error });
  }
};
