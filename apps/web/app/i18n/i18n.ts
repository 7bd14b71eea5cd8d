import { engineFor, type SentenceEngine, type Values } from './sentence-engine';
import {
  builtInOf,
  type Language,
  type LazyNamespace,
  type Namespace,
  type SentenceKey,
  type Sentences,
  type Tree,
} from './sentences';

/**
 * Translates a key of namespace `N` and fills its `{{gaps}}`; a number named `count` selects the plural form. React
 * escapes the result.
 */
export type TFunction<N extends Namespace = 'shell'> = (key: SentenceKey<N>, values?: Values) => string;

/**
 * The translations of one page view in one language: the operator's custom ones first, then the built-in ones, then
 * Vietnamese. Each request has its own instance, so that two users never share a language; they share the engine behind
 * it.
 */
export class I18n {
  #language: Language;
  #own: Sentences;
  #engine: SentenceEngine;
  #translators = new Map<Namespace, (key: string, values?: Values) => string>();
  #version = 0;
  readonly #lazy = new Map<LazyNamespace, Tree>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language, own: Sentences = {}) {
    this.#language = language;
    this.#own = own;
    this.#engine = engineFor(language, own);
  }

  get language(): Language {
    return this.#language;
  }

  /** Changes the language and notifies every listener. */
  use(language: Language, own: Sentences = {}): void {
    this.#language = language;
    this.#own = own;
    this.#engine = engineFor(language, own);
    for (const [namespace, words] of this.#lazy) this.#engine.add(namespace, words);
    this.#translators = new Map();
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Increments with each language change. */
  readonly version = (): number => this.#version;

  /** Adds the Vietnamese translations of a lazy part. Later calls for the same namespace change nothing. */
  addResources(namespace: LazyNamespace, words: Tree): void {
    this.#lazy.set(namespace, words);
    this.#engine.add(namespace, words);
  }

  /** Returns the same function until the language changes. */
  getFixedT<N extends Namespace>(namespace: N): TFunction<N> {
    const known = this.#translators.get(namespace);
    if (known) return known;
    const engine = this.#engine;
    const made = (key: string, values?: Values) => engine.translate(namespace, key, values);
    this.#translators.set(namespace, made);
    return made;
  }

  /**
   * The translation of `namespace.key`, filled with `values`, if the language or the operator has one: there is no Vietnamese
   * fallback, because the caller has the Vietnamese text already.
   */
  find(name: `menu.${string}`, values?: Values): string | undefined {
    if (!(name in this.#own || name in builtInOf(this.#language))) return undefined;
    return this.#engine.translate('menu', name.slice('menu.'.length), values);
  }

  /** The language of most of the page, for the document's `lang`: screen readers choose their voice by it. */
  get documentLanguage(): 'vi' | 'en' | 'zh-Hant' {
    if (this.#language === 'vi') return 'vi';
    const names = [...Object.keys(builtInOf(this.#language)), ...Object.keys(this.#own)];
    const known = new Set(names.map((name) => name.replace(PLURAL_FORM, '')));
    const all = Object.keys(builtInOf('vi'));
    if (all.filter((name) => known.has(name)).length * 2 < all.length) return 'vi';
    return this.#language === 'zh' ? 'zh-Hant' : 'en';
  }
}

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;
