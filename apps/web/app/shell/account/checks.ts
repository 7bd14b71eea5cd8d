/** Hints before anything is sent. The server decides; its sentences win over these. */

export interface AccountFields {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly inviteCode: string;
}

export type FieldName = keyof AccountFields;

export const emptyFields: AccountFields = {
  username: '',
  password: '',
  displayName: '',
  emailAddress: '',
  phoneNumber: '',
  inviteCode: '',
};

/** What is wrong with a field, as a key of `account:faults`. */
export type FieldFault =
  'usernameMissing' | 'usernameForm' | 'passwordMissing' | 'passwordShort' | 'passwordWeak' | 'nameShort' | 'emailForm' | 'phoneForm';

export type FieldFaults = Partial<Record<FieldName, FieldFault>>;

const USERNAME = /^[A-Za-z0-9._]{3,32}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[\d\s+()-]{2,25}$/;
const SHORTEST_PASSWORD = 8;
const SHORTEST_NAME = 2;

export function checkLogin({ username, password }: AccountFields): FieldFaults {
  return {
    ...(username.trim() === '' && { username: 'usernameMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}

export function checkRegistration(fields: AccountFields): FieldFaults {
  const username = usernameFault(fields.username.trim());
  const password = passwordFault(fields);
  const [name, email, phone] = [fields.displayName.trim(), fields.emailAddress.trim(), fields.phoneNumber.trim()];
  return {
    ...(username && { username }),
    ...(password && { password }),
    ...([...name].length < SHORTEST_NAME && { displayName: 'nameShort' as const }),
    ...(!EMAIL.test(email) && { emailAddress: 'emailForm' as const }),
    ...(phone !== '' && !PHONE.test(phone) && { phoneNumber: 'phoneForm' as const }),
  };
}

function usernameFault(username: string): FieldFault | undefined {
  if (username === '') return 'usernameMissing';
  return USERNAME.test(username) ? undefined : 'usernameForm';
}

function passwordFault({ username, password }: AccountFields): FieldFault | undefined {
  if (password === '') return 'passwordMissing';
  if ([...password].length < SHORTEST_PASSWORD) return 'passwordShort';
  const plain = password.toLowerCase();
  return plain === username.trim().toLowerCase() || new Set(plain).size === 1 ? 'passwordWeak' : undefined;
}
