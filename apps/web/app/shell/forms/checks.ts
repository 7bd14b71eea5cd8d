import type { FieldFault } from './FormStore';

const USERNAME = /^[A-Za-z0-9._]{3,32}$/;
const EMAIL_WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${EMAIL_WORD}(?:\\.${EMAIL_WORD})*@(?:${LABEL}\\.)+${LABEL}$`);
const CODE = /^\d{6}$/;
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;
const MIN_NAME_LENGTH = 2;
const MAX_NAME_LENGTH = 40;

export function usernameFault(username: string): FieldFault | undefined {
  if (username.trim() === '') return 'usernameMissing';
  return USERNAME.test(username.trim()) ? undefined : 'usernameForm';
}

/** Checks a new password. @param username Empty if it is unknown. */
export function passwordFault(password: string, username: string): FieldFault | undefined {
  if (password === '') return 'passwordMissing';
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return 'passwordShort';
  // Reports an error instead of truncating the input: a password manager has already saved the full password.
  if (length > MAX_PASSWORD_LENGTH) return 'passwordLong';
  const plain = password.toLowerCase();
  return plain === username.trim().toLowerCase() || new Set(plain).size === 1 ? 'passwordWeak' : undefined;
}

export function nameFault(name: string): FieldFault | undefined {
  const { length } = [...name.trim()];
  if (length < MIN_NAME_LENGTH) return 'nameShort';
  return length > MAX_NAME_LENGTH ? 'nameLong' : undefined;
}

export function emailFault(email: string): FieldFault | undefined {
  if (email.trim() === '') return 'emailMissing';
  return EMAIL.test(email.trim()) ? undefined : 'emailForm';
}

/** Removes the separators that messages put into a code. */
export const plainCode = (code: string): string => code.replace(/[\s\p{Cf}-]/gu, '');

export const codeFault = (code: string): FieldFault | undefined =>
  CODE.test(plainCode(code)) ? undefined : 'codeForm';

/** Drops the fields without a fault. */
export function faultsOf<F extends Record<string, FieldFault | undefined>>(faults: F): { [K in keyof F]?: FieldFault } {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as { [K in keyof F]?: FieldFault };
}
