import {
  builtIn,
  type Language,
  type LateNamespace,
  type Namespace,
  type SentenceKey,
  type Sentences,
  toSentences,
  type Tree,
} from './sentences';

export type Values = Readonly<Record<string, string | number>>;

/** Says a sentence of namespace `N`, its `{{gaps}}` filled. React escapes what comes out. */
export type TFunction<N extends Namespace = 'shell'> = (key: SentenceKey<N>, values?: Values) => string;

/**
 * The words of one page view, in one language: the operator's own first, then those the pages carry, then Vietnamese.
 * Made anew for each request, so that two readers never share a language.
 */
export class I18n {
  #language: Language;
  #own: Sentences;
  #words = new Map<Namespace, (key: string, values?: Values) => string>();
  #version = 0;
  readonly #late = new Map<LateNamespace, Sentences>();
  readonly #listeners = new Set<() => void>();

  constructor(language: Language, own: Sentences = {}) {
    this.#language = language;
    this.#own = own;
  }

  get language(): Language {
    return this.#language;
  }

  /** Speaks another language from here on; everybody who listens is told. */
  use(language: Language, own: Sentences = {}): void {
    this.#language = language;
    this.#own = own;
    this.#words = new Map();
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number after each change of language. */
  readonly version = (): number => this.#version;

  /** Vietnamese words that came with a part of the site; learnt once. */
  learn(namespace: LateNamespace, words: Tree): void {
    if (!this.#late.has(namespace)) this.#late.set(namespace, toSentences({ [namespace]: words }));
  }

  /** The same function until the language changes. */
  words<N extends Namespace>(namespace: N): TFunction<N> {
    const known = this.#words.get(namespace);
    if (known) return known;
    const made = (key: string, values?: Values) => fill(this.#sentence(nameOf(key, namespace)), values);
    this.#words.set(namespace, made);
    return made;
  }

  /** The language most of the page is in: `lang` of the document, by which a screen reader picks its voice. */
  get spoken(): 'vi' | 'en' | 'zh-Hant' {
    if (this.#language === 'vi') return 'vi';
    const known = new Set([...Object.keys(builtIn[this.#language]), ...Object.keys(this.#own)]);
    const all = Object.keys(builtIn.vi);
    if (all.filter((name) => known.has(name)).length * 2 < all.length) return 'vi';
    return this.#language === 'zh' ? 'zh-Hant' : 'en';
  }

  #sentence(name: string): string {
    return this.#own[name] ?? builtIn[this.#language][name] ?? builtIn.vi[name] ?? this.#lateSentence(name) ?? name;
  }

  #lateSentence(name: string): string | undefined {
    return this.#late.get(name.slice(0, name.indexOf('.')) as LateNamespace)?.[name];
  }
}

/** `match:hot` → `match.hot`; a key without a namespace is of the one at hand. */
function nameOf(key: string, namespace: Namespace): string {
  const colon = key.indexOf(':');
  return colon < 0 ? `${namespace}.${key}` : `${key.slice(0, colon)}.${key.slice(colon + 1)}`;
}

const fill = (sentence: string, values: Values | undefined): string =>
  values ? sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : sentence;
