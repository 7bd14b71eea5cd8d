import { AccountLink } from '@khandai/contracts';

/** What a link in a letter asks for, and the secret by which it may. */
export interface MailLink {
  readonly kind: keyof typeof AccountLink;
  readonly token: string;
}

const kinds = Object.keys(AccountLink) as (keyof typeof AccountLink)[];

/** `#dat-lai-mat-khau=…`, `#xac-minh-email=…`; undefined for every other hash. */
export function readMailLink(hash: string): MailLink | undefined {
  const [name, token = ''] = hash.replace(/^#/, '').split('=', 2);
  const kind = kinds.find((one) => AccountLink[one] === name);
  return kind && token !== '' ? { kind, token } : undefined;
}
