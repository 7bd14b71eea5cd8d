import { createInstance, type i18n, type Resource } from 'i18next';
import { vi } from './vi';
import {
  builtInOf,
  type Language,
  type LazyNamespace,
  type Namespace,
  type Sentences,
  toSentences,
  type Tree,
} from './sentences';

export type Values = Readonly<Record<string, string | number>>;

/**
 * Max number of cached engines; the oldest is dropped. Three languages, each with the translations of a few domains,
 * stay below it.
 */
const MAX_ENGINES = 32;

const engines = new Map<string, SentenceEngine>();

/**
 * Returns the shared engine of a language and the operator's translations. i18next takes about 0.2 ms to start, so all
 * page views with the same two share one engine. It holds no user data.
 */
export function engineFor(language: Language, own: Sentences): SentenceEngine {
  const isLoaded = Object.keys(builtInOf(language)).length > 0;
  const id = `${language} ${isLoaded} ${JSON.stringify(own)}`;
  const known = engines.get(id);
  if (known) return known;
  const [oldest] = engines.keys();
  if (engines.size >= MAX_ENGINES && oldest !== undefined) engines.delete(oldest);
  const made = new SentenceEngine(language, own);
  engines.set(id, made);
  return made;
}

/** One i18next instance. It falls back from the operator's translation to the built-in one, then to Vietnamese. */
export class SentenceEngine {
  readonly #i18next: i18n;
  /** Cache of translations without values, by namespace and key: each i18next lookup takes some microseconds. */
  readonly #cache = new Map<string, string>();
  readonly #added = new Set<LazyNamespace>();

  constructor(language: Language, own: Sentences) {
    this.#i18next = createInstance({
      lng: language,
      fallbackLng: 'vi',
      ns: Object.keys(vi),
      resources: resourcesOf(language, own),
      // Keys are flat (`error.toHome`), so that no operator's translation can replace a whole group.
      keySeparator: false,
      nsSeparator: ':',
      ignoreJSONStructure: false,
      initAsync: false,
      // React escapes the values.
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: (key) => key.replace(':', '.'),
    });
    // Without a backend and with `initAsync: false` the engine is ready when init returns.
    void this.#i18next.init();
  }

  /** Adds the Vietnamese translations of a lazy part. Does not overwrite the operator's. */
  add(namespace: LazyNamespace, words: Tree): void {
    if (this.#added.has(namespace)) return;
    this.#added.add(namespace);
    this.#cache.clear();
    this.#i18next.addResourceBundle('vi', namespace, toSentences(words), true, false);
  }

  /** The translation of `key` with its gaps filled; a number named `count` selects the language's plural form. */
  translate(namespace: Namespace | 'menu', key: string, values?: Values): string {
    if (values) return this.#lookUp(namespace, key, values);
    const name = `${namespace} ${key}`;
    const known = this.#cache.get(name);
    if (known !== undefined) return known;
    const written = this.#lookUp(namespace, key, {});
    this.#cache.set(name, written);
    return written;
  }

  /** Passes values as `replace`, so that i18next never mistakes one for an option of the same name. */
  #lookUp(ns: Namespace | 'menu', key: string, replace: Values): string {
    const { count } = replace;
    return this.#i18next.t(key, { ns, replace, ...(typeof count === 'number' && { count }) });
  }
}

/** Translations by language and namespace. The operator's override the built-in ones of `language`. */
function resourcesOf(language: Language, own: Sentences): Resource {
  const chosen = byNamespace({ ...builtInOf(language), ...own });
  return { vi: byNamespace(builtInOf('vi')), [language]: chosen };
}

/** `{ 'home.live': … }` → `{ home: { live: … } }`; the part after the first dot stays one flat key. */
function byNamespace(sentences: Sentences): Record<string, Record<string, string>> {
  const namespaces: Record<string, Record<string, string>> = {};
  for (const [name, sentence] of Object.entries(sentences)) {
    const dot = name.indexOf('.');
    (namespaces[name.slice(0, dot)] ??= {})[name.slice(dot + 1)] = sentence;
  }
  return namespaces;
}
