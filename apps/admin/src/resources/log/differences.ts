import type { DeskLogEntry } from '@khandai/contracts';

/** One field of an entry; null where there is no value. */
export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Numbers of records and versions say nothing to a reader. */
const SILENT = new Set(['id', 'version']);
const MAX_LENGTH = 160;

/** What an entry changed, field by field; of a creation or deletion, the fields with a value. */
export function differencesOf({ before, after }: Pick<DeskLogEntry, 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((one) => one.before !== one.after);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
