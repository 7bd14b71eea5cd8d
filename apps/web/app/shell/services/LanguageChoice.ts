import type { I18n } from '../../i18n/i18n';
import { isLanguage, type Language, type Sentences } from '../../i18n/sentences';
import { readCookie, yearCookie } from './cookies';
import type { Log } from './log';

const COOKIE = 'language';

/** The language from the cookie; Vietnamese by default. */
export function languageFromCookie(header: string | null): Language {
  const reported = readCookie(header, COOKIE);
  return isLanguage(reported) ? reported : 'vi';
}

export const languageCookie = (language: Language): string => yearCookie(COOKIE, language);

export interface LanguageDeps {
  /** Loads the operator's custom translations of a language. */
  readonly sentences: (locale: Language) => Promise<Sentences>;
  /** Loads the built-in translations of a language. */
  readonly load: (language: Language) => Promise<void>;
  readonly log: Log;
}

/** Changes the language of the page without a reload, so that drafts and forms stay. */
export class LanguageChoice {
  private turn = 0;

  constructor(
    private readonly i18n: I18n,
    private readonly deps: LanguageDeps,
  ) {}

  /** The last choice wins, even if the translations of an earlier one arrive later. */
  async choose(
    language: Language,
    page: { cookie: string; readonly documentElement: { lang: string } },
  ): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    page.cookie = languageCookie(language);
    const [own] = await Promise.all([this.own(language), this.load(language)]);
    if (turn !== this.turn) return;
    this.i18n.use(language, own);
    page.documentElement.lang = this.i18n.documentLanguage;
  }

  /** Without the operator's translations the page uses its built-in ones. */
  private async own(language: Language): Promise<Sentences> {
    try {
      return await this.deps.sentences(language);
    } catch (error) {
      this.deps.log.warn('sentences of a language', error);
      return {};
    }
  }

  /** Without the built-in translations the page stays Vietnamese but for the operator's. */
  private async load(language: Language): Promise<void> {
    try {
      await this.deps.load(language);
    } catch (error) {
      this.deps.log.warn('built-in translations of a language', error);
    }
  }
}
