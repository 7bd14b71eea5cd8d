import { createHash } from 'node:crypto';
import type { DeskSentence } from '@khandai/contracts';
import { type MessageKey } from '../../platform/messages.js';
import type { BuiltInSentences } from '../../platform/pages/web-build.js';
import { searchKey } from '../../platform/plain-text.js';
import { plainSentence } from '../../platform/plain-sentence.js';
import { type Locale, locales, type OwnSentence } from './language-repository.js';

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;
const GAP = /\{\{\s*(\w+)\s*\}\}/g;

const gapsIn = (text: string): string[] => [...new Set([...text.matchAll(GAP)].map(([, name = '']) => name))].sort();

/** The built-in sentences and the operator's over them, at one moment. */
export class SentenceBook {
  readonly #own = new Map<string, string>();

  constructor(
    private readonly builtIn: BuiltInSentences,
    own: readonly OwnSentence[],
  ) {
    for (const { key, locale, value } of own) if (value !== null) this.#own.set(`${locale} ${key}`, value);
  }

  /** Every key, of which some have plural forms in one language only. */
  get keys(): string[] {
    return [...new Set([...Object.keys(this.builtIn.vi), ...Object.keys(this.builtIn.en)])].sort();
  }

  has(key: string): boolean {
    return Object.hasOwn(this.builtIn.vi, key) || Object.hasOwn(this.builtIn.en, key);
  }

  own(key: string, locale: Locale): string | null {
    return this.#own.get(`${locale} ${key}`) ?? null;
  }

  sentence(key: string): DeskSentence {
    const texts = locales.map((locale) => [locale, this.own(key, locale)] as const);
    const { vi, en, zh } = { vi: null, en: null, zh: null, ...Object.fromEntries(texts) };
    return {
      id: key,
      builtIn: { vi: this.#builtIn('vi', key), en: this.#builtIn('en', key), zh: null },
      own: { vi, en, zh },
      gaps: this.#gaps(key),
      version: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
    };
  }

  /** Whether a reader of this language sees a Vietnamese sentence instead; English has one plural form for each count. */
  lacks(key: string, locale: 'en' | 'zh'): boolean {
    const names = [key, `${key}_one`, `${key}_other`];
    if (PLURAL_FORM.test(key)) return false;
    return !names.some(
      (name) => this.own(name, locale) !== null || (locale === 'en' && this.#builtIn('en', name) !== null),
    );
  }

  /** Whether the key or one of its sentences contains the folded text. */
  matches(key: string, folded: string): boolean {
    const { builtIn, own } = this.sentence(key);
    const texts = [key, builtIn.vi, builtIn.en, own.vi, own.en, own.zh];
    return texts.some((text) => text !== null && searchKey(text).includes(folded));
  }

  /** Why this text cannot replace the sentence; undefined when it can. */
  faultOf(key: string, text: string): MessageKey | undefined {
    if (plainSentence(text) !== text) return text.length > 500 ? 'sentenceTooLong' : 'sentenceNotPlain';
    const gaps = gapsIn(text);
    const needed = this.#gaps(key);
    if (needed.some((gap) => !gaps.includes(gap))) return 'sentenceGapMissing';
    return gaps.some((gap) => !needed.includes(gap)) ? 'sentenceGapUnknown' : undefined;
  }

  #builtIn(locale: 'vi' | 'en', key: string): string | null {
    return Object.hasOwn(this.builtIn[locale], key) ? (this.builtIn[locale][key] ?? null) : null;
  }

  #gaps(key: string): string[] {
    return gapsIn(this.#builtIn('vi', key) ?? this.#builtIn('en', key) ?? '');
  }
}
