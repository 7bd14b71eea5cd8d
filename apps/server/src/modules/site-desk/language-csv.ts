import { isUtf8 } from 'node:buffer';
import { Code, type SentenceImport } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';
import { BadCsv, type CsvRow, readCsv, writeCsv } from '../../platform/desk-records/csv.js';
import { type Locale, locales } from './language-repository.js';
import type { SentenceBook } from './sentence-book.js';

type Change = SentenceImport['changes'][number] & { readonly locale: Locale };
type Fault = SentenceImport['faults'][number];

const MAX_FAULTS = 200;

/** All sentences: the key, the built-in ones to look at, and the operator's, which an import reads. */
export const sentencesCsv = (book: SentenceBook): string =>
  writeCsv([
    ['key', 'built_in_vi', 'built_in_en', ...locales],
    ...book.keys.map((key) => {
      const { builtIn, own } = book.sentence(key);
      return [key, builtIn.vi ?? '', builtIn.en ?? '', ...locales.map((locale) => own[locale] ?? '')];
    }),
  ]);

/** What a file changes: columns `key` and any of the languages; an empty cell is the built-in sentence. */
export function readSentences(
  book: SentenceBook,
  file: Uint8Array,
): { readonly changes: Change[]; readonly faults: Fault[] } {
  const [head, ...rows] = rowsOf(file);
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const columns = locales.flatMap((locale) => (names.includes(locale) ? [{ locale, at: names.indexOf(locale) }] : []));
  const keyAt = names.indexOf('key');
  if (keyAt === -1 || columns.length === 0) throw badFile();
  const seen = new Set<string>();
  const changes: Change[] = [];
  const faults: Fault[] = [];
  for (const { line, cells } of rows) {
    const key = cells[keyAt]?.trim() ?? '';
    const fault = (reason: MessageKey) => void faults.push({ line, key: key.slice(0, 200), reason: sentence(reason) });
    if (!book.has(key)) fault('sentenceUnknown');
    else if (seen.has(key)) fault('sentenceTwice');
    else
      for (const { locale, at } of columns) {
        const change = changeIn(book, key, locale, cells[at] ?? '');
        if (typeof change === 'string') fault(change);
        else if (change) changes.push(change);
      }
    seen.add(key);
  }
  return { changes, faults: faults.slice(0, MAX_FAULTS) };
}

const badFile = () => new DomainError(Code.badRequest, 400, 'sentencesUnreadable');

function rowsOf(file: Uint8Array): CsvRow[] {
  if (!isUtf8(file)) throw badFile();
  try {
    return readCsv(new TextDecoder().decode(file));
  } catch (error) {
    if (error instanceof BadCsv) throw badFile();
    throw error;
  }
}

/** The change, why it is refused, or undefined when the cell says what is so already. */
function changeIn(book: SentenceBook, key: string, locale: Locale, text: string): Change | MessageKey | undefined {
  const before = book.own(key, locale);
  const after = text.trim() === '' ? null : text.trim().normalize('NFC');
  if (after === before) return undefined;
  return (after === null ? undefined : book.faultOf(key, after)) ?? { key, locale, before, after };
}
