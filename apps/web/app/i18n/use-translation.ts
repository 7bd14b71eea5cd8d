import { createContext, use, useSyncExternalStore } from 'react';
import type { I18n, TFunction } from './i18n';
import type { BundledNamespace, LazyNamespace } from './sentences';
import type { LazyWords } from './vi/lazy';

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  // Rerenders the component when the language changes.
  useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version);
  return i18n;
}

/** Translations of a namespace; `namespace:key` reads another one. */
export function useTranslation<N extends BundledNamespace>(namespace: N): { readonly t: TFunction<N> } {
  return { t: useI18n().getFixedT(namespace) };
}

/** Translations of a lazy part, which passes its own `words`; their source is `vi/lazy`. */
export function useLazyTranslation<N extends LazyNamespace>(
  namespace: N,
  words: LazyWords[N],
): { readonly t: TFunction<N> } {
  const i18n = useI18n();
  i18n.addResources(namespace, words);
  return { t: i18n.getFixedT(namespace) };
}
