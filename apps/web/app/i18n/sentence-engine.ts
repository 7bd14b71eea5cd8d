import { createInstance, type i18n, type Resource } from 'i18next';
import { vi } from './vi';
import { builtIn, type Language, type LateNamespace, type Namespace, type Sentences, toSentences, type Tree } from './sentences';

export type Values = Readonly<Record<string, string | number>>;

/** A site speaks three languages, each with the sentences of a few domains at most; the oldest engine makes room for the next. */
const MAX_ENGINES = 32;

const engines = new Map<string, SentenceEngine>();

/**
 * The engine of a language and of the operator's sentences in it. i18next takes about 0.2 ms to start, so all page views
 * that have both in common share one engine. An engine holds nothing of a user.
 */
export function engineFor(language: Language, own: Sentences): SentenceEngine {
  const id = `${language} ${JSON.stringify(own)}`;
  const known = engines.get(id);
  if (known) return known;
  const [oldest] = engines.keys();
  if (engines.size >= MAX_ENGINES && oldest !== undefined) engines.delete(oldest);
  const made = new SentenceEngine(language, own);
  engines.set(id, made);
  return made;
}

/** One i18next instance, which falls back from the operator's sentence to the built-in one, and from there to Vietnamese. */
export class SentenceEngine {
  readonly #i18next: i18n;
  /** Sentences that were asked for without values, by namespace and key: i18next takes some microseconds to find each. */
  readonly #said = new Map<string, string>();
  readonly #learned = new Set<LateNamespace>();

  constructor(language: Language, own: Sentences) {
    this.#i18next = createInstance({
      lng: language,
      fallbackLng: 'vi',
      ns: Object.keys(vi),
      resources: resourcesOf(language, own),
      // Keys are flat (`error.toHome`), so that no sentence of an operator can stand in the place of a group.
      keySeparator: false,
      nsSeparator: ':',
      ignoreJSONStructure: false,
      initAsync: false,
      // React escapes.
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      appendNamespaceToMissingKey: true,
      parseMissingKeyHandler: (key) => key.replace(':', '.'),
    });
    // Without a backend and with `initAsync: false` the engine is ready when init returns.
    void this.#i18next.init();
  }

  /** Adds the Vietnamese sentences of a part that loads late. An operator's sentence stays. */
  learn(namespace: LateNamespace, words: Tree): void {
    if (this.#learned.has(namespace)) return;
    this.#learned.add(namespace);
    this.#said.clear();
    this.#i18next.addResourceBundle('vi', namespace, toSentences(words), true, false);
  }

  /** The sentence of `key` with its gaps filled; a number named `count` chooses the plural form of the language. */
  say(namespace: Namespace, key: string, values?: Values): string {
    if (values) return this.#translate(namespace, key, values);
    const name = `${namespace} ${key}`;
    const known = this.#said.get(name);
    if (known !== undefined) return known;
    const said = this.#translate(namespace, key, {});
    this.#said.set(name, said);
    return said;
  }

  /** Values go in as `replace`: i18next reads none of them as one of its options, whatever its name. */
  #translate(ns: Namespace, key: string, replace: Values): string {
    const { count } = replace;
    return this.#i18next.t(key, { ns, replace, ...(typeof count === 'number' && { count }) });
  }
}

/** Built-in sentences of every language by namespace, with the operator's sentences over those of `language`. */
function resourcesOf(language: Language, own: Sentences): Resource {
  const spoken = byNamespace({ ...builtIn[language], ...own });
  return { vi: byNamespace(builtIn.vi), [language]: spoken };
}

/** `{ 'home.live': … }` → `{ home: { live: … } }`; what follows the first dot stays one flat key. */
function byNamespace(sentences: Sentences): Record<string, Record<string, string>> {
  const namespaces: Record<string, Record<string, string>> = {};
  for (const [name, sentence] of Object.entries(sentences)) {
    const dot = name.indexOf('.');
    (namespaces[name.slice(0, dot)] ??= {})[name.slice(dot + 1)] = sentence;
  }
  return namespaces;
}
