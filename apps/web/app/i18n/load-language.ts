import { addBuiltIn, builtInOf, type Language } from './sentences';

/**
 * Loads the built-in translations of a language, once. Chinese has none. Rejects if the browser cannot reach the chunk.
 */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'en' || 'shell.siteName' in builtInOf('en')) return;
  const { en } = await import('./en');
  addBuiltIn('en', en);
}
