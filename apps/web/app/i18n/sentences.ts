import { vi } from './vi';
import type { LazyWords } from './vi/lazy';

export const languages = ['vi', 'en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Namespaces that every page includes. */
export type BundledNamespace = keyof typeof vi;
export type LazyNamespace = keyof LazyWords;
export type Namespace = BundledNamespace | LazyNamespace;

type Words = typeof vi & LazyWords;

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/**
 * A key of the current namespace (`skip`, `error.toHome`), or with a prefix of any namespace that every page includes
 * (`match:hot`).
 */
export type SentenceKey<N extends Namespace> =
  Leaves<Words[N]> | { [M in BundledNamespace]: `${M}:${Leaves<(typeof vi)[M]>}` }[BundledNamespace];

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * Translations for another language: Vietnamese keys, optionally with a plural suffix that i18next selects by `count`.
 */
export type Translated<T> = {
  readonly [K in keyof T & string as T[K] extends string ? K | `${K}_${PluralForm}` : K]?: T[K] extends string
    ? string
    : Translated<T[K]>;
};

export type Tree = { readonly [name: string]: string | Tree };

/** Translations by `namespace.key`. */
export type Sentences = Readonly<Record<string, string>>;

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value] as [string, string]] : flatten(value, `${prefix}${name}.`),
  );
}

export const toSentences = (tree: Tree): Sentences => Object.fromEntries(flatten(tree));

const builtIn = new Map<Language, Sentences>([['vi', toSentences(vi)]]);

/** Built-in translations of a language: none until they are added. Vietnamese is always there. */
export const builtInOf = (language: Language): Sentences => builtIn.get(language) ?? {};

/** Adds the built-in translations of a language. They are not in the first load, which is Vietnamese. */
export const addBuiltIn = (language: Language, sentences: Sentences): void => void builtIn.set(language, sentences);

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
