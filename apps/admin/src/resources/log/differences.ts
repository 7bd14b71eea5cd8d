import type { DeskLogEntry } from '@khandai/contracts';

/** One field of an entry; null where there is no value. */
export interface Difference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Numbers of records and versions say nothing to a reader. */
const SILENT = new Set(['id', 'version', 'known']);
const MAX_LENGTH = 160;

/** What an entry changed, field by field; of a creation or deletion, the fields with a value. */
export function differencesOf({ before, after }: Pick<DeskLogEntry, 'before' | 'after'>): Difference[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: textOf(was.get(field)), after: textOf(is.get(field)) }))
    .filter((one) => one.before !== one.after);
}

/**
 * Sentences of the site, imported words and the parts of a corrected score are fields of their own: `home.live (vi)`.
 */
function fieldsOf(values: DeskLogEntry['before']): Map<string, unknown> {
  const fields = Object.entries(values ?? {}).filter(([field]) => !SILENT.has(field));
  return new Map(
    fields.flatMap(([field, value]) =>
      field === 'sentences' && Array.isArray(value)
        ? value.filter(isSentence).map((one): [string, unknown] => [`${one.key} (${one.locale})`, one.value])
        : field === 'words' && Array.isArray(value)
          ? value
              .filter(isWord)
              .map((one): [string, unknown] => [one.text, [one.severity, one.note].filter(Boolean).join(' · ')])
          : field === 'override' && isObject(value)
            ? scoreFirst(value)
            : [[field, value]],
    ),
  );
}

/** The goals come first: a closed entry shows the first fields alone. The database keeps keys in an order of its own. */
const scoreFirst = (corrected: object): [string, unknown][] =>
  Object.entries({ homeScore: null, awayScore: null, ...corrected });

/** A value as a line of words; null when there is none. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : namesOf(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** A list of links by their labels, an article by its words, an object by its fields; everything else as JSON. */
function namesOf(value: unknown): string {
  if (isObject(value) && 'type' in value && value.type === 'doc') return wordsOf(value);
  if (isObject(value) && !Array.isArray(value)) return Object.entries(value).map(fieldText).join(' · ');
  if (!Array.isArray(value) || value.length === 0 || !value.every(isLink)) return JSON.stringify(value);
  return value.map(({ label, href, hidden }) => (hidden === true ? `(${label})` : `${label} ${href}`)).join(' · ');
}

function wordsOf(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text;
  return 'content' in node && Array.isArray(node.content) ? node.content.filter(isObject).map(wordsOf).join(' ') : '';
}

const fieldText = ([name, value]: [string, unknown]): string =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSentence = (value: unknown): value is { key: string; locale: string; value: unknown } =>
  isObject(value) && 'key' in value && 'locale' in value && 'value' in value;

const isWord = (value: unknown): value is { text: string; severity: string; note: string } =>
  isObject(value) && 'text' in value && 'severity' in value && 'note' in value;

const isLink = (value: unknown): value is { label: string; href: string; hidden?: unknown } =>
  isObject(value) && 'label' in value && 'href' in value;
