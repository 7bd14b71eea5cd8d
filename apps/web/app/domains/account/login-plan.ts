import type { AuthSession } from '@khandai/auth-session';
import { faultsOf } from '../../shell/forms/checks';
import type { FormPlan } from '../../shell/forms/FormStore';
import type { AccountFields } from './account-fields';

/** @param entered Called once the session is a member's, even if the dialog has closed. */
export const loginPlan = (
  session: Pick<AuthSession, 'login' | 'state'>,
  entered: () => void,
): FormPlan<AccountFields> => ({
  check: ({ username, password }) =>
    faultsOf({
      username: username.trim() === '' ? 'usernameMissing' : undefined,
      password: password === '' ? 'passwordMissing' : undefined,
    }),
  send: async ({ username, password }, signal) => {
    await session.login({ username: username.trim(), password }, signal);
    if (session.state.status === 'member') entered();
  },
});
