import type { DeskLogEntry } from '@khandai/contracts';
import { csvTime, writeCsv } from '../../platform/desk-records/csv.js';

/** A value is as long as a cell can show. */
const MAX_LENGTH = 160;
const HEAD = ['at', 'actor', 'username', 'action', 'resource', 'record', 'title', 'changes'];

export type LoggedRow = readonly string[];

/** A file of entries for a spreadsheet, with times of Vietnam. */
export const logCsv = (rows: readonly LoggedRow[]): string => writeCsv([HEAD, ...rows]);

/** An entry as a row: small, so that many fit into memory. */
export const logRow = (entry: Omit<DeskLogEntry, 'undoable'>): LoggedRow => [
  csvTime(Date.parse(entry.at)),
  entry.actor?.name ?? '',
  entry.actor?.username ?? '',
  ...[entry.action, entry.resource, entry.recordId, entry.title],
  changesOf(entry),
];

/** `status: 10 → 30; title: … → …`: the fields that differ. */
function changesOf({ before, after }: Pick<DeskLogEntry, 'before' | 'after'>): string {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, was: textOf(before?.[field]), is: textOf(after?.[field]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => `${field}: ${short(was)} → ${short(is)}`)
    .join('; ');
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

const short = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
