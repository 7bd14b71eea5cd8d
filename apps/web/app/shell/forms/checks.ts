import type { FieldFault } from './FormStore';

const USERNAME = /^[A-Za-z0-9._]{3,32}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CODE = /^\d{6}$/;
const SHORTEST_PASSWORD = 8;
const SHORTEST_NAME = 2;

export function usernameFault(username: string): FieldFault | undefined {
  if (username.trim() === '') return 'usernameMissing';
  return USERNAME.test(username.trim()) ? undefined : 'usernameForm';
}

/** Of a password one chooses. @param username Empty where it is not known. */
export function passwordFault(password: string, username: string): FieldFault | undefined {
  if (password === '') return 'passwordMissing';
  if ([...password].length < SHORTEST_PASSWORD) return 'passwordShort';
  const plain = password.toLowerCase();
  return plain === username.trim().toLowerCase() || new Set(plain).size === 1 ? 'passwordWeak' : undefined;
}

export const nameFault = (name: string): FieldFault | undefined => ([...name.trim()].length < SHORTEST_NAME ? 'nameShort' : undefined);

export const emailFault = (email: string): FieldFault | undefined => (EMAIL.test(email.trim()) ? undefined : 'emailForm');

export const codeFault = (code: string): FieldFault | undefined => (CODE.test(code.trim()) ? undefined : 'codeForm');

/** Only the faults there are. */
export function faultsOf<F extends Record<string, FieldFault | undefined>>(faults: F): { [K in keyof F]?: FieldFault } {
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  return Object.fromEntries(found) as { [K in keyof F]?: FieldFault };
}
