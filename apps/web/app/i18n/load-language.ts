import { addBuiltIn, builtInOf, type Language, type Sentences } from './sentences';

/** The built-in translations outside the first load. Vietnamese is in it. */
const loaders: Readonly<Partial<Record<Language, () => Promise<Sentences>>>> = {
  en: () => import('./en').then(({ en }) => en),
  zh: () => import('./zh').then(({ zh }) => zh),
};

/** Loads the built-in translations of a language, once. Rejects if the browser cannot reach the chunk. */
export async function loadLanguage(language: Language): Promise<void> {
  const load = loaders[language];
  if (load && !('shell.siteName' in builtInOf(language))) addBuiltIn(language, await load());
}
