import { Code } from '@khandai/contracts';
import type { PhoneDraft } from '@khandai/ui-kit';
import { readCookie } from '../../shell/services/cookies';

/** Fields of login and registration, in the form's order. */
export interface AccountFields {
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailAddress: string;
  readonly phoneNumber: PhoneDraft;
  readonly inviteCode: string;
}

export const emptyAccount: AccountFields = {
  username: '',
  password: '',
  displayName: '',
  emailAddress: '',
  phoneNumber: { country: 'VN', text: '' },
  inviteCode: '',
};

/** With the invite code of the link that the browser met first. @param cookies Of the page. */
export const invitedAccount = (cookies: string): AccountFields => ({
  ...emptyAccount,
  inviteCode: readCookie(cookies, 'pid') ?? '',
});

export const accountFieldOf: ReadonlyMap<number, keyof AccountFields> = new Map([
  [Code.usernameTaken, 'username'],
  [Code.weakPassword, 'password'],
  [Code.nicknameTaken, 'displayName'],
]);
