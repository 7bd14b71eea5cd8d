import { en } from './en';
import { type Tree, toSentences } from './sentences';
import { vi } from './vi';

/** The words of each lazy part, under its namespace. */
const lazy: Readonly<Record<string, Readonly<Record<string, Tree>>>> = import.meta.glob('./vi/lazy/*.ts', {
  eager: true,
});

/** Every built-in sentence by `namespace.key`, for the desk where staff replace them. The browser never loads this file. */
export const builtInSentences = {
  vi: toSentences({ ...vi, ...Object.fromEntries(Object.values(lazy).flatMap(Object.entries<Tree>)) }),
  en,
};
