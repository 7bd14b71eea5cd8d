import type { AuthSession } from '@khandai/auth-session';
import { readPhone } from '@khandai/ui-kit';
import { emailFault, faultsOf, nameFault, passwordFault, usernameFault } from '../../shell/forms/checks';
import type { FormPlan } from '../../shell/forms/FormStore';
import type { AccountFields } from './account-fields';

/** Registers and leaves empty optional fields out. `entered` works as for a login. */
export const registerPlan = (
  session: Pick<AuthSession, 'register' | 'state'>,
  entered: (fields: AccountFields) => void,
): FormPlan<AccountFields> => ({
  check: ({ username, password, displayName, emailAddress, phoneNumber }) =>
    faultsOf({
      username: usernameFault(username),
      password: passwordFault(password, username),
      displayName: nameFault(displayName),
      emailAddress: emailFault(emailAddress),
      phoneNumber: phoneNumber.text.trim() !== '' && 'problem' in readPhone(phoneNumber) ? 'phoneForm' : undefined,
    }),
  send: async (fields, signal) => {
    const { username, password, displayName, emailAddress, phoneNumber, inviteCode } = fields;
    const phone = readPhone(phoneNumber);
    const invite = inviteCode.trim();
    await session.register(
      {
        username: username.trim(),
        password,
        displayName: displayName.trim(),
        emailAddress: emailAddress.trim(),
        ...('e164' in phone && { phoneNumber: phone.e164 }),
        ...(invite !== '' && { inviteCode: invite }),
      },
      signal,
    );
    if (session.state.status === 'member') entered(fields);
  },
});
