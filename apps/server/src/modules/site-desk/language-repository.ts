import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { translations } from '../../platform/database/schema.js';

export const locales = ['vi', 'en', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** One sentence of the operator; a null value is the built-in sentence. */
export interface OwnSentence {
  readonly key: string;
  readonly locale: Locale;
  readonly value: string | null;
}

const isLocale = (text: string): text is Locale => locales.some((one) => one === text);

/** SQL for an operator's sentences as staff keep them. */
export class LanguageRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  all(): Promise<OwnSentence[]> {
    return rowsOf(this.database.db);
  }

  /** All of them, while no other transaction changes any: they are few, and two editors may replace the same ones. */
  async locked(tx: Db): Promise<OwnSentence[]> {
    await tx.execute('LOCK TABLE translations IN SHARE ROW EXCLUSIVE MODE');
    return rowsOf(tx);
  }

  async set(tx: Db, changes: readonly OwnSentence[]): Promise<void> {
    for (const { key, locale, value } of changes) {
      if (value === null) await tx.delete(translations).where(is(key, locale));
      else
        await tx
          .insert(translations)
          .values({ key, locale, value })
          .onConflictDoUpdate({ target: [translations.locale, translations.key], set: { value } });
    }
  }
}

const is = (key: string, locale: string) => and(eq(translations.key, key), eq(translations.locale, locale));

async function rowsOf(db: Db): Promise<OwnSentence[]> {
  const rows = await db.select().from(translations);
  return rows.flatMap(({ locale, ...row }) => (isLocale(locale) ? [{ ...row, locale }] : []));
}
