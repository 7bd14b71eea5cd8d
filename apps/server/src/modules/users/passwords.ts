import { hash, verify } from '@node-rs/argon2';
import { isCommon } from './common-passwords.js';
import { WeakPassword } from './user-faults.js';

// Argon2id with OWASP's first recommendation for servers: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Keyboards compose Vietnamese letters differently; the same password must give the same bytes.
const plain = (password: string) => password.normalize('NFC');

export async function hashPassword(password: string): Promise<string> {
  return hash(plain(password), options);
}

/**
 * Hash of an unknown password with the same settings, so that refusing an unknown name takes as long as refusing a
 * wrong password.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$uj7fnvY+YdGT7EUZmU6z8Q$kUsOnWEaz4YY7fjWKAuo5A0rFsHTEAzSTCLQkw4oFqU';

/** Takes the same time with and without a stored hash. */
export async function passwordFits(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? DUMMY_HASH, plain(password));
  return fits && passwordHash !== null && passwordHash !== undefined;
}

/** Refuses passwords that are the first guesses: the username, and what many people use. */
export async function refuseWeak(username: string, password: string): Promise<void> {
  if (password.toLowerCase() === username.toLowerCase() || (await isCommon(plain(password)))) throw new WeakPassword();
}
