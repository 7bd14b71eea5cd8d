import { AccountLink } from '@khandai/contracts';

/** The action of an e-mailed link, and the secret token that authorizes it. */
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
