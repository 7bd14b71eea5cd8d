import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from './error-code.js';
import { makePrivate } from './private-folder.js';
import { StartError } from './start-error.js';

const LOCK = 'khan-dai.lock';
const SECRET = 'token-secret';
const SECRET_BYTES = 48;
/** Age at which a guard file counts as abandoned; taking a lock never takes this long. */
const TAKING_MS = 10_000;

/** Content of the lock file: the process id, and its start time where the system provides one. */
interface Holder {
  readonly pid: number;
  readonly began: string | null;
}

/** DATA_DIR: a writable folder, used by one process at a time when it holds the database. */
export class DataFolder {
  private constructor(
    readonly path: string,
    private locked: boolean,
    /** Warnings for the operator. */
    readonly notices: readonly string[],
  ) {}

  /**
   * @param lock Take exclusive use of the folder. Without it, several processes may share the folder for the secret.
   */
  static async open(path: string, { lock }: { lock: boolean }): Promise<DataFolder> {
    await writable(path, async () => {
      await makeFolder(path);
      const probe = join(path, `.probe-${randomUUID()}`);
      await (await open(probe, 'wx')).close();
      await rm(probe);
    });
    if (lock) await takeLock(path);
    const notices = (await makePrivate(path))
      ? []
      : [`DATA_DIR: thư mục ${path} của người dùng khác và mở cho người ngoài đọc; hãy tự đặt quyền 0700 cho nó.`];
    return new DataFolder(path, lock, notices);
  }

  /** Returns the secret that signs tokens. The first call creates it, readable by its owner only. */
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

// Not `recursive: true`: under a parent that rejects new folders, such as /proc, Node retries for ever.
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

/**
 * When several processes start together, one creates the file; `link` makes it appear complete. Returns the file's
 * content.
 */
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
    await writeFile(
      draft,
      JSON.stringify({ pid: process.pid, began: await processStartTime(process.pid) } satisfies Holder),
      {
        mode: 0o644,
      },
    );
    await rename(draft, file);
  });
}

/**
 * Checking a lock and taking it are two steps. When several processes find the same dead lock, only the one that
 * creates `guard` continues. A guard left by a killed process is ignored after TAKING_MS.
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

/** Returns false when the file already exists. */
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
    // A process killed while it wrote its lock leaves invalid JSON: that lock has no holder.
    return undefined;
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  // Without start times, a lock with this process's own id belongs to an earlier process that had the same id.
  if (pid === process.pid && began === null) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // After a reboot another program may have this process id.
  return began === null || began === (await processStartTime(pid));
}

/**
 * Start time of a process, relative to this boot of the system; null where the system does not provide it (not Linux).
 */
async function processStartTime(pid: number): Promise<string | null> {
  try {
    const [boot, status] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field is the program's name and may contain spaces; the start time is the 20th field after it.
    return `${boot.trim()} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}
