/** What the browser keeps of a file besides its bytes. */
export interface DraftFacts {
  readonly key: string;
  readonly name: string;
  readonly alt: string;
  /** Place in the list. */
  readonly position: number;
  /** The upload at the site, once it is open. */
  readonly uploadId: string | undefined;
}

/** A file of a post that is not sent yet. */
export interface FileDraft extends DraftFacts {
  readonly blob: Blob;
}

/** Keeps the files of a member's unsent post over a reload. */
export interface FileDrafts {
  all(): Promise<readonly FileDraft[]>;
  /** The bytes of a file, which never change. */
  keep(key: string, blob: Blob): Promise<void>;
  note(facts: readonly DraftFacts[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

const NAME = 'khandai-files';
const FACTS = 'facts';
const BLOBS = 'blobs';

/** Files in IndexedDB. Each call rejects where the browser stores none, as in some private windows. */
export function indexedDrafts(userId: number): FileDrafts {
  // The member is a part of the key: another one of this browser does not get these files.
  const ownKey = (key: string) => [userId, key];
  return {
    all: async () => {
      const facts = await run('readonly', FACTS, (store) => store.getAll(ownRange(userId)));
      if (!Array.isArray(facts)) return [];
      const found = await Promise.all(
        facts.filter(isFacts).map(async (one): Promise<FileDraft[]> => {
          const blob = await run('readonly', BLOBS, (store) => store.get(ownKey(one.key)));
          return blob instanceof Blob ? [{ ...one, blob }] : [];
        }),
      );
      return found.flat().toSorted((one, other) => one.position - other.position);
    },
    keep: async (key, blob) => {
      await run('readwrite', BLOBS, (store) => store.put(blob, ownKey(key)));
    },
    note: async (facts) => {
      for (const one of facts) await run('readwrite', FACTS, (store) => store.put(one, ownKey(one.key)));
    },
    remove: async (keys) => {
      for (const name of [FACTS, BLOBS])
        for (const key of keys) await run('readwrite', name, (store) => store.delete(ownKey(key)));
    },
  };
}

/** Erases all files of a member. */
export async function forgetFiles(userId: number): Promise<void> {
  for (const name of [FACTS, BLOBS]) await run('readwrite', name, (store) => store.delete(ownRange(userId)));
}

const ownRange = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

const isFacts = (value: unknown): value is DraftFacts =>
  typeof value === 'object' && value !== null && 'key' in value && 'position' in value;

/** The part of a request of IndexedDB that this file uses, for each kind of answer. */
interface Asked {
  readonly result: unknown;
  readonly error: DOMException | null;
  addEventListener(type: 'success' | 'error', listener: () => void): void;
}

async function run(mode: IDBTransactionMode, name: string, work: (store: IDBObjectStore) => Asked): Promise<unknown> {
  const database = await open();
  try {
    const request = work(database.transaction(name, mode).objectStore(name));
    await answered(request);
    return request.result;
  } finally {
    database.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const name of [FACTS, BLOBS]) request.result.createObjectStore(name);
  };
  await answered(request);
  return request.result;
}

const answered = (request: Asked): Promise<void> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('the browser stores no files'));
    });
  });
