import { type FilterSeverity, type FilterTrial, type FilterWord } from '@khandai/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../platform/clock.js';
import type { Database, Db } from '../../../platform/database/database.js';
import { isTaken } from '../../../platform/database/violations.js';
import { deskConflict } from '../../../platform/desk-log/desk-conflict.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../../../platform/desk-log/desk-log.js';
import type { Identity } from '../../../platform/http/caller.js';
import { cleanText } from '../../../platform/plain-text.js';
import type { OwnWord, WordBook } from './word-book.js';
import { MAX_WORDS, tooManyWords, wordNotFound, wordTaken, wordUnusable } from './word-faults.js';
import { entryOf } from './word-filter.js';
import { type WordListRequest, WordRepository, type WordRow } from './word-repository.js';

export interface WordDeskDeps {
  readonly database: Pick<Database, 'db'>;
  readonly book: WordBook;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
}

interface NewWord extends OwnWord {
  readonly note?: string | undefined;
}

interface WordUpdate {
  readonly text?: string | undefined;
  readonly severity?: FilterSeverity | undefined;
  readonly note?: string | undefined;
  readonly version: number;
}

const MAX_LINES = 50;

const logged = Compile(
  Type.Object({ text: Type.String(), severity: Type.Enum(['mask', 'hold', 'block', 'allow']), note: Type.String() }),
);

/** The operator's words of the filter. Every process uses a change at once. */
export class WordDesk {
  readonly undoer: DeskUndoer = {
    actions: ['create', 'update', 'delete'],
    undo: (tx, act) => this.#undo(tx, act),
  };

  constructor(private readonly deps: WordDeskDeps) {}

  async page(request: WordListRequest): Promise<{ total: number; list: FilterWord[] }> {
    const { total, list } = await new WordRepository(this.deps.database.db).page(request);
    return { total, list: list.map(toWord) };
  }

  async one(wordId: number): Promise<FilterWord> {
    const row = await new WordRepository(this.deps.database.db).row(wordId);
    if (!row) throw wordNotFound();
    return toWord(row);
  }

  try(text: string, draft?: OwnWord): { list: FilterTrial[]; baseTotal: number } {
    const word = draft && { ...draft, text: usable(draft.text) };
    const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const list = lines.slice(0, MAX_LINES).map((line) => this.deps.book.explain(line, word));
    return { list, baseTotal: this.deps.book.baseTotal };
  }

  create(actor: Identity, { text, severity, note = '' }: NewWord): Promise<FilterWord> {
    return this.#write(actor, async (words) => {
      if ((await words.page({ pageNum: 1, pageSize: 1 })).total >= MAX_WORDS) throw tooManyWords();
      const word = { text: usable(text), severity, note: cleanText(note), updatedAt: this.#now() };
      return { action: 'create', before: null, after: await words.insert(word) };
    });
  }

  update(actor: Identity, wordId: number, { text, severity, note, version }: WordUpdate): Promise<FilterWord> {
    return this.#write(actor, async (words) => {
      const before = await words.lock(wordId);
      if (!before) throw wordNotFound();
      if (before.version !== version) throw deskConflict();
      const after = await words.update(wordId, {
        text: text === undefined ? before.text : usable(text),
        severity: severity ?? before.severity,
        note: note === undefined ? before.note : cleanText(note),
        updatedAt: this.#now(),
      });
      return { action: 'update', before, after: after ?? before };
    });
  }

  remove(actor: Identity, wordId: number): Promise<FilterWord> {
    return this.#write(actor, async (words) => {
      const before = await words.lock(wordId);
      if (!before) throw wordNotFound();
      await words.remove(wordId);
      return { action: 'delete', before, after: null };
    });
  }

  async #write({ userId }: Identity, work: (words: WordRepository) => Promise<Change>): Promise<FilterWord> {
    const changed = await this.#stored(async (tx) => {
      const { action, before, after } = await work(new WordRepository(tx));
      const word = after ?? before;
      if (!word) throw new Error('no word was changed');
      const entry = { resource: 'word', recordId: word.wordId, title: word.text };
      await this.deps.deskLog.record(tx, {
        ...{ actorId: userId, action, ...entry },
        ...{ before: before && valuesOf(before), after: after && valuesOf(after) },
      });
      return word;
    });
    await this.deps.deskChanges.publish('word');
    return toWord(changed);
  }

  async #undo(tx: Db, { action, recordId, before, after }: LoggedAct): Promise<boolean> {
    const words = new WordRepository(tx);
    const wordId = Number(recordId);
    const current = await words.lock(wordId);
    if (action === 'delete') {
      if (current || !logged.Check(before) || (await this.#has(words, before.text))) return false;
      await words.insert({ wordId, ...valuesOf(before), updatedAt: this.#now() });
      return true;
    }
    if (!current || !logged.Check(after) || !isSame(current, after)) return false;
    if (action === 'create') await words.remove(wordId);
    else if (!logged.Check(before) || (before.text !== current.text && (await this.#has(words, before.text))))
      return false;
    else await words.update(wordId, { ...valuesOf(before), updatedAt: this.#now() });
    return true;
  }

  async #has(words: WordRepository, text: string): Promise<boolean> {
    return (await words.all()).some((word) => word.text === text);
  }

  async #stored<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    try {
      return await this.deps.database.db.transaction(work);
    } catch (error) {
      if (isTaken(error, 'filter_words_text')) throw wordTaken();
      throw error;
    }
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

interface Change {
  readonly action: 'create' | 'update' | 'delete';
  readonly before: WordRow | null;
  readonly after: WordRow | null;
}

type Values = Pick<WordRow, 'text' | 'severity' | 'note'>;

const valuesOf = ({ text, severity, note }: Values): Values => ({ text, severity, note });

const isSame = (one: Values, other: Values): boolean =>
  one.text === other.text && one.severity === other.severity && one.note === other.note;

function usable(text: string): string {
  const entry = entryOf(text);
  if (entry === undefined) throw wordUnusable();
  return entry;
}

const toWord = ({ wordId, updatedAt, ...word }: WordRow): FilterWord => ({
  id: wordId,
  ...word,
  updatedAt: updatedAt.toISOString(),
});
