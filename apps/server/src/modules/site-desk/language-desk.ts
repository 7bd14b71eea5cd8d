import { Code, type DeskSentence, type SentenceImport } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import type { DeskChanges } from '../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../../platform/desk-log/desk-log.js';
import { DomainError } from '../../platform/domain-error.js';
import { sentence } from '../../platform/messages.js';
import type { BuiltInSentences } from '../../platform/pages/web-build.js';
import { searchKey } from '../../platform/plain-text.js';
import { readSentences, sentencesCsv } from './language-csv.js';
import { type LanguageRepository, type Locale, locales, type OwnSentence } from './language-repository.js';
import { loggedSentences } from './logged-records.js';
import { type DeskPage, recordNotFound, staleVersion } from '../../platform/desk-records/record-desk.js';
import { SentenceBook } from './sentence-book.js';

const RESOURCE = 'language';
/** Changes by one entry of the log. */
const IMPORTED = 'import';

export interface LanguageFilter extends DeskPage {
  readonly only?: 'own' | 'en' | 'zh';
}

type OwnTexts = Partial<Readonly<Record<Locale, string | null>>>;

export interface LanguageDeskDeps {
  readonly repository: LanguageRepository;
  readonly builtIn: BuiltInSentences;
  readonly database: Pick<Database, 'db'>;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

/** An operator's sentences over the built-in ones. */
export class LanguageDesk {
  readonly undoer: DeskUndoer = { actions: ['update', IMPORTED], undo: (tx, act) => this.#undo(tx, act) };

  constructor(private readonly deps: LanguageDeskDeps) {}

  async page({ pageNum = 1, pageSize = 50, q = '', only }: LanguageFilter) {
    const book = await this.#book();
    const own = book.keys.filter((key) => locales.some((locale) => book.own(key, locale) !== null));
    const en = book.keys.filter((key) => book.lacks(key, 'en'));
    const zh = book.keys.filter((key) => book.lacks(key, 'zh'));
    const chosen = only === undefined ? book.keys : { own, en, zh }[only];
    const folded = searchKey(q);
    const keys = folded === '' ? chosen : chosen.filter((key) => book.matches(key, folded));
    return {
      total: keys.length,
      list: keys.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((key) => book.sentence(key)),
      counts: { all: book.keys.length, own: own.length, en: en.length, zh: zh.length },
    };
  }

  async one(key: string): Promise<DeskSentence> {
    const book = await this.#book();
    if (!book.has(key)) throw recordNotFound();
    return book.sentence(key);
  }

  async update(actorId: number, key: string, own: OwnTexts, version: string): Promise<DeskSentence> {
    const { database, repository, deskLog, deskChanges, builtIn } = this.deps;
    await database.db.transaction(async (tx) => {
      const book = new SentenceBook(builtIn, await repository.locked(tx));
      if (!book.has(key)) throw recordNotFound();
      if (book.sentence(key).version !== version) throw staleVersion();
      const changes = locales.flatMap((locale) => changeOf(book, key, locale, own[locale]));
      if (changes.length === 0) return;
      await repository.set(tx, changes);
      const before = changes.map((change) => ({ ...change, value: book.own(key, change.locale) }));
      await deskLog.record(tx, {
        ...{ actorId, action: 'update', resource: RESOURCE, recordId: key, title: key },
        before: { sentences: before },
        after: { sentences: changes },
      });
    });
    await deskChanges.publish(RESOURCE);
    return this.one(key);
  }

  async csv(): Promise<string> {
    return sentencesCsv(await this.#book());
  }

  /** Changes nothing as a trial, nor when a line has a fault. */
  async import(actorId: number, file: Uint8Array, trial: boolean): Promise<SentenceImport> {
    const { database, repository, deskLog, deskChanges, builtIn } = this.deps;
    const read = await database.db.transaction(async (tx) => {
      const book = new SentenceBook(builtIn, await repository.locked(tx));
      const { changes, faults } = readSentences(book, file);
      const isApplied = !trial && faults.length === 0 && changes.length > 0;
      if (isApplied) {
        const after = changes.map(({ key, locale, after: value }) => ({ key, locale, value }));
        await repository.set(tx, after);
        await deskLog.record(tx, {
          ...{ actorId, action: IMPORTED, resource: RESOURCE, recordId: 'csv' },
          title: sentence('sentencesImported', { count: changes.length }),
          before: { sentences: changes.map(({ key, locale, before: value }) => ({ key, locale, value })) },
          after: { sentences: after },
        });
      }
      return { changes, faults, applied: isApplied };
    });
    if (read.applied) await deskChanges.publish(RESOURCE);
    return read;
  }

  async #undo(tx: Db, { before, after }: LoggedAct): Promise<boolean> {
    const { repository, builtIn } = this.deps;
    const book = new SentenceBook(builtIn, await repository.locked(tx));
    const made = loggedSentences(after);
    if (made.some(({ key, locale, value }) => book.own(key, locale) !== value)) return false;
    await repository.set(tx, loggedSentences(before));
    return true;
  }

  async #book(): Promise<SentenceBook> {
    return new SentenceBook(this.deps.builtIn, await this.deps.repository.all());
  }
}

function changeOf(book: SentenceBook, key: string, locale: Locale, text: string | null | undefined): OwnSentence[] {
  if (text === undefined) return [];
  const value = text === null || text.trim() === '' ? null : text.trim().normalize('NFC');
  if (value === book.own(key, locale)) return [];
  const fault = value === null ? undefined : book.faultOf(key, value);
  if (fault) throw new DomainError(Code.badRequest, 400, 'badField', { field: key, reason: sentence(fault) });
  return [{ key, locale, value }];
}
