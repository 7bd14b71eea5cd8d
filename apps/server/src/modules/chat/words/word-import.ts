import { isUtf8 } from 'node:buffer';
import { Code, type FilterSeverity, type WordImport } from '@khandai/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Db } from '../../../platform/database/database.js';
import { BadCsv, type CsvRow, readCsv } from '../../../platform/desk-records/csv.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../../../platform/desk-log/desk-log.js';
import { DomainError } from '../../../platform/domain-error.js';
import type { Identity } from '../../../platform/http/caller.js';
import { type MessageKey, sentence } from '../../../platform/messages.js';
import { cleanText } from '../../../platform/plain-text.js';
import { MAX_WORDS, tooManyWords } from './word-faults.js';
import { entryOf } from './word-filter.js';
import { WordRepository, type WordRow } from './word-repository.js';

export interface WordImportDeps {
  readonly database: Pick<Database, 'db'>;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface WordImportRequest {
  readonly file: Uint8Array;
  /** Of lines that name no severity. */
  readonly severity: FilterSeverity;
  readonly trial: boolean;
}

interface Values {
  readonly text: string;
  readonly severity: FilterSeverity;
  readonly note: string;
}

const SEVERITIES: readonly FilterSeverity[] = ['mask', 'hold', 'block', 'allow'];
const MAX_FAULTS = 100;
const MAX_TEXT = 60;
const MAX_NOTE = 300;

const Logged = Type.Object({
  text: Type.String(),
  severity: Type.Enum(['mask', 'hold', 'block', 'allow']),
  note: Type.String(),
});
const logged = Compile(Type.Object({ words: Type.Array(Logged) }));

const unreadable = () => new DomainError(Code.badRequest, 400, 'wordsUnreadable');

/** Adds and changes many words of the filter at once: a list with one word a line, or a CSV file of word, severity and note. */
export class WordImporter {
  readonly undoer: DeskUndoer = { actions: ['import'], undo: (tx, act) => this.#undo(tx, act) };

  constructor(private readonly deps: WordImportDeps) {}

  /** Changes nothing as a trial, nor when a line has a fault. Words that are as the list says are left alone. */
  async import({ userId }: Identity, { file, severity, trial }: WordImportRequest): Promise<WordImport> {
    const { words, faults } = readWords(rowsOf(file), severity);
    const result = await this.deps.database.db.transaction(async (tx) => {
      const repository = new WordRepository(tx);
      const stored = new Map((await repository.all()).map((row) => [row.text, row]));
      const changes = words.flatMap((after) => changeOf(stored.get(after.text), after));
      const isApplied = !trial && faults.length === 0 && changes.length > 0;
      if (stored.size + changes.filter(({ before }) => !before).length > MAX_WORDS) throw tooManyWords();
      if (isApplied) await this.#store(tx, userId, changes);
      return {
        changes: changes.map(({ before, after }) => ({ ...after, before: before?.severity ?? null })),
        same: words.length - changes.length,
        faults: faults.slice(0, MAX_FAULTS),
        applied: isApplied,
      };
    });
    if (result.applied) await this.deps.deskChanges.publish('word');
    return result;
  }

  async #store(tx: Db, actorId: number, changes: readonly Change[]): Promise<void> {
    const repository = new WordRepository(tx);
    const updatedAt = new Date(this.deps.clock.now());
    for (const { before, after } of changes)
      if (before) await repository.update(before.wordId, { ...after, updatedAt });
      else await repository.insert({ ...after, updatedAt });
    await this.deps.deskLog.record(tx, {
      ...{ actorId, action: 'import', resource: 'word', recordId: 'csv' },
      title: sentence('wordsImported', { count: changes.length }),
      before: { words: changes.flatMap(({ before }) => (before ? [valuesOf(before)] : [])) },
      after: { words: changes.map(({ after }) => after) },
    });
  }

  /** False when one of the words is not as the import left it. */
  async #undo(tx: Db, { before, after }: LoggedAct): Promise<boolean> {
    if (!logged.Check(before) || !logged.Check(after)) return false;
    const repository = new WordRepository(tx);
    const stored = new Map((await repository.all()).map((row) => [row.text, row]));
    const earlier = new Map(before.words.map((word) => [word.text, word]));
    const updatedAt = new Date(this.deps.clock.now());
    for (const word of after.words) {
      const row = stored.get(word.text);
      if (!row || !isSame(row, word)) return false;
      const was = earlier.get(word.text);
      if (was) await repository.update(row.wordId, { ...was, updatedAt });
      else await repository.remove(row.wordId);
    }
    return true;
  }
}

interface Change {
  readonly before: WordRow | undefined;
  readonly after: Values;
}

const valuesOf = ({ text, severity, note }: Values): Values => ({ text, severity, note });

const isSame = (one: Values, other: Values): boolean => one.severity === other.severity && one.note === other.note;

/** A line without a note keeps the one that the word has. */
function changeOf(before: WordRow | undefined, line: Values): Change[] {
  const after = before && line.note === '' ? { ...line, note: before.note } : line;
  return before && isSame(before, after) ? [] : [{ before, after }];
}

function rowsOf(file: Uint8Array): CsvRow[] {
  if (!isUtf8(file)) throw unreadable();
  try {
    return readCsv(new TextDecoder().decode(file));
  } catch (error) {
    if (error instanceof BadCsv) throw unreadable();
    throw error;
  }
}

function readWords(rows: readonly CsvRow[], severity: FilterSeverity) {
  const words = new Map<string, Values>();
  const faults: WordImport['faults'] = [];
  for (const { line, cells } of rows) {
    const [cell = '', named = '', note = ''] = cells.map((one) => one.trim());
    const fault = (reason: MessageKey) =>
      void faults.push({ line, text: cell.slice(0, MAX_TEXT), reason: sentence(reason) });
    // The first line may name the columns.
    if (line === 1 && named.toLowerCase() === 'severity') continue;
    const text = cell.length > MAX_TEXT ? undefined : entryOf(cell);
    const chosen = named === '' ? severity : SEVERITIES.find((one) => one === named.toLowerCase());
    if (text === undefined) fault('wordUnusable');
    else if (chosen === undefined) fault('wordSeverityUnknown');
    else if (note.length > MAX_NOTE) fault('wordNoteTooLong');
    else if (words.has(text)) fault('wordTwice');
    else words.set(text, { text, severity: chosen, note: cleanText(note) });
  }
  return { words: [...words.values()], faults };
}
