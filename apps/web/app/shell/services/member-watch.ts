import { type AuthSession, sameLogin } from '@khandai/auth-session';

/** Calls `changed` when another login is here than before, or none: `isMember` says which. A renewed token is the same login. */
export function memberWatch(session: Pick<AuthSession, 'state'>, changed: (isMember: boolean) => void): () => void {
  const current = () => (session.state.status === 'member' ? session.state.token : null);
  let known = current();
  return () => {
    const token = current();
    const same = token === known || (token !== null && known !== null && sameLogin(token, known));
    known = token;
    if (!same) changed(token !== null);
  };
}
