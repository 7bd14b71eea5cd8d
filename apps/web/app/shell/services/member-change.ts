import { type AuthSession, sameLogin } from '@khandai/auth-session';

/**
 * Returns a listener that calls `changed` after the member logged out or another member logged in. A refreshed token is
 * the same login.
 */
export function memberChangeListener(
  session: Pick<AuthSession, 'state'>,
  changed: (isMember: boolean, wasMember: boolean) => void,
): () => void {
  const current = () => (session.state.status === 'member' ? session.state.token : null);
  let known = current();
  return () => {
    const token = current();
    const same = token === known || (token !== null && known !== null && sameLogin(token, known));
    const wasMember = known !== null;
    known = token;
    if (!same) changed(token !== null, wasMember);
  };
}

/** Runs work for the current member; `signal` aborts when they log out or another logs in. */
export async function runAsCurrentMember<T>(
  session: Pick<AuthSession, 'state' | 'changed'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const life = new AbortController();
  const stop = session.changed.on(
    memberChangeListener(session, () => {
      life.abort();
    }),
  );
  try {
    return await work(life.signal);
  } finally {
    stop();
  }
}
