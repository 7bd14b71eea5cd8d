import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.js';

const LOCK = 'khan-dai.lock';
const SECRET = 'token-secret';
const SECRET_BYTES = 48;
/** Nobody takes this long to take a lock. */
const TAKING_MS = 10_000;

/** What this process wrote into the lock: its number, and when it began where the system tells. */
interface Holder {
  readonly pid: number;
  readonly began: string | null;
}

/** DATA_DIR: a folder that can be written, used by one process at a time when it holds the database. */
export class DataFolder {
  private constructor(
    readonly path: string,
    private locked: boolean,
  ) {}

  /** @param lock Take it for this process alone; without, processes that share only the secret may share it. */
  static async open(path: string, { lock }: { lock: boolean }): Promise<DataFolder> {
    await writable(path, async () => {
      await makeFolder(path);
      const probe = join(path, `.probe-${randomUUID()}`);
      await (await open(probe, 'wx')).close();
      await rm(probe);
    });
    if (lock) await takeLock(path);
    return new DataFolder(path, lock);
  }

  /** The secret that signs tokens, made once and readable by its owner only. */
  async tokenSecret(): Promise<string> {
    const file = join(this.path, SECRET);
    const secret = ((await readFile(file, 'utf8').catch(ignoreMissing)) ?? (await makeSecret(file))).trim();
    if (secret.length >= 32) return secret;
    throw new StartError(`Tệp ${file} hỏng: xóa tệp này để tạo khóa mới, mọi người sẽ phải đăng nhập lại.`);
  }

  async close(): Promise<void> {
    if (!this.locked) return;
    this.locked = false;
    await rm(join(this.path, LOCK), { force: true });
  }
}

// Not `recursive: true`: under a parent that takes no folders, such as /proc, Node tries for ever.
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) await makeFolder(parent);
  try {
    await mkdir(path);
  } catch (error) {
    const there = codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory();
    if (!there) throw error;
  }
}

/** Of several processes that start together one makes it; it is there only when it is whole. Answers what is there then. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

async function writable(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StartError(`DATA_DIR: không ghi được vào thư mục ${path} (${codeOf(error)}).`);
  }
}

async function takeLock(path: string): Promise<void> {
  const file = join(path, LOCK);
  await alone(`${file}.taking`, path, async () => {
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) {
      throw new StartError(`DATA_DIR: thư mục ${path} đang được một Khán Đài khác dùng (tiến trình ${holder.pid}).`);
    }
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify({ pid: process.pid, began: await beginning(process.pid) } satisfies Holder), { mode: 0o644 });
    await rename(draft, file);
  });
}

/**
 * Looking at a lock and taking it are two steps: of several that find the same dead one, only who makes `guard` may go
 * on. Left behind by somebody killed between the two, it counts for nothing after a while.
 */
async function alone(guard: string, path: string, work: () => Promise<void>): Promise<void> {
  if (!(await createFile(guard))) {
    const left = await stat(guard).catch(ignoreMissing);
    if (left && Date.now() - left.mtimeMs > TAKING_MS) await rm(guard, { force: true });
    if (!(await createFile(guard))) throw new StartError(`DATA_DIR: thư mục ${path} vừa được một Khán Đài khác dùng.`);
  }
  try {
    await work();
  } finally {
    await rm(guard, { force: true });
  }
}

/** False when the file is there already. */
async function createFile(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o644)).close();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  try {
    const { pid, began } = JSON.parse(text ?? '') as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: Number(pid), began: began ?? null } : undefined;
  } catch {
    // A process killed while it wrote its lock leaves half of one: nobody holds it.
    return undefined;
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  // Where the system does not tell beginnings, a lock with our own number is of one that had it before us.
  if (pid === process.pid && began === null) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // After a restart of the machine another program may have the number.
  return began === null || began === (await beginning(pid));
}

/** When a process began, counted by this boot of the system; null where the system does not tell (not Linux). */
async function beginning(pid: number): Promise<string | null> {
  try {
    const [boot, status] = await Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readFile(`/proc/${pid}/stat`, 'utf8')]);
    // The second field is the program's name and may hold spaces; the start is the 20th after it.
    return `${boot.trim()} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
