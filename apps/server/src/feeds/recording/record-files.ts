import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { isMissing } from '../../platform/error-code.js';
import { readEnvelope } from '../input/read-payload.js';
import { MISSING_FILE, readTextFile } from '../input/read-text-file.js';
import { WORLD_CUP } from '../openfootball/read-folder.js';

export const recordKinds = ['schedule', 'odds-main', 'odds-main-changes', 'odds-main-history', 'stats'] as const;
const extraKinds = ['events', 'lineups', 'livetext'] as const;
export type RecordKind = (typeof recordKinds)[number] | (typeof extraKinds)[number];

/** The file prefix of an openfootball folder, which has its own file format. */
export const OPENFOOTBALL = 'worldcup';

export interface RecordPlace {
  folder: string;
  prefix: string;
}

/**
 * Finds the recording that RECORDING names. `<folder>/<prefix>` names one set of files. `<folder>` alone selects the
 * set that has all five files; of several, the one with the largest schedule; of equals, the first by name. A set
 * without changes (such as a whole season) is selected only by name, or when it is the only one. A folder with a
 * worldcup.json is an openfootball folder.
 */
export async function findRecord(recording: string): Promise<RecordPlace | BadInput> {
  if (!(await isFolder(recording))) {
    const folder = dirname(recording);
    const prefix = basename(recording) === WORLD_CUP ? OPENFOOTBALL : basename(recording);
    if (!(await isFolder(folder))) return unusable(recording, 'không có thư mục này');
    const first = prefix === OPENFOOTBALL ? WORLD_CUP : fileOf(prefix, 'schedule');
    return (await readdir(folder)).includes(first) ? { folder, prefix } : unusable(recording, `không có tệp ${first}`);
  }
  const files = new Set(await readdir(recording));
  if (files.has(WORLD_CUP)) return { folder: recording, prefix: OPENFOOTBALL };
  const prefixes = [...files]
    .filter((file) => file.endsWith('.schedule.json'))
    .map((file) => file.slice(0, -'.schedule.json'.length))
    .sort();
  const whole = prefixes.filter((prefix) => recordKinds.every((kind) => files.has(fileOf(prefix, kind))));
  const chosen = await largest(recording, whole.length > 0 ? whole : prefixes);
  return chosen === undefined
    ? unusable(recording, 'thư mục không có tệp *.schedule.json nào, cũng không có worldcup.json')
    : { folder: recording, prefix: chosen };
}

export const isBadInput = (found: RecordPlace | BadInput): found is BadInput => 'reason' in found;

export const fileOf = (prefix: string, kind: RecordKind): string => `${prefix}.${kind}.json`;

/** Returns `data` of one file of the recording, or why it is unusable; undefined when an optional file is missing. */
export async function readPayload(
  { folder, prefix }: RecordPlace,
  kind: RecordKind,
): Promise<{ data: unknown } | { bad: BadInput } | undefined> {
  const file = fileOf(prefix, kind);
  const bad = (reason: string) => ({ bad: unusable(file, reason) });
  const read = await readTextFile(join(folder, file));
  if ('reason' in read) return read.reason === MISSING_FILE && isExtra(kind) ? undefined : bad(read.reason);
  const opened = readEnvelope(read.text);
  return 'reason' in opened ? bad(opened.reason) : opened;
}

const isExtra = (kind: RecordKind): boolean => (extraKinds as readonly string[]).includes(kind);

const unusable = (file: string, reason: string): BadInput => ({ file, row: null, reason });

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function largest(folder: string, prefixes: string[]): Promise<string | undefined> {
  let best: { prefix: string; size: number } | undefined;
  for (const prefix of prefixes) {
    const { size } = await stat(join(folder, fileOf(prefix, 'schedule')));
    if (!best || size > best.size) best = { prefix, size };
  }
  return best?.prefix;
}
