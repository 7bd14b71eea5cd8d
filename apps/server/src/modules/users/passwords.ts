import { hash, verify } from '@node-rs/argon2';

// Argon2id with OWASP's first choice for servers: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Keyboards compose Vietnamese letters differently; the same password must be the same bytes.
const plain = (password: string) => password.normalize('NFC');

export async function hashPassword(password: string): Promise<string> {
  return hash(plain(password), options);
}

/** A hash nobody's password fits, so that an unknown name takes as long to refuse as a wrong password. */
let nobody: Promise<string> | undefined;

/** Takes the same time whether or not there is a hash to compare with. */
export async function passwordFits(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, plain(password));
  nobody ??= hashPassword(crypto.randomUUID());
  await verify(await nobody, plain(password));
  return false;
}
