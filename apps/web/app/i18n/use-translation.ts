import { createContext, use, useSyncExternalStore } from 'react';
import type { I18n, TFunction } from './i18n';
import type { CarriedNamespace, LateNamespace } from './sentences';
import type { LateWords } from './vi/late';

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  // Rerenders the component when the language changes.
  useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version);
  return i18n;
}

/** Translations of a namespace; `namespace:key` reads another one. */
export function useTranslation<N extends CarriedNamespace>(namespace: N): { readonly t: TFunction<N> } {
  return { t: useI18n().words(namespace) };
}

/** Translations of a lazy part, which passes its own `words`; their source is `vi/late`. */
export function useLateWords<N extends LateNamespace>(namespace: N, words: LateWords[N]): { readonly t: TFunction<N> } {
  const i18n = useI18n();
  i18n.learn(namespace, words);
  return { t: i18n.words(namespace) };
}
