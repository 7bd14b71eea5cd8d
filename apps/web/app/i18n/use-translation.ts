import { createContext, use, useSyncExternalStore } from 'react';
import type { I18n, TFunction } from './i18n';
import type { Namespace } from './sentences';

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nContext above it');
  // Whoever speaks speaks anew when the language changes.
  useSyncExternalStore(i18n.subscribe, i18n.version, i18n.version);
  return i18n;
}

/** The words of a namespace; other namespaces are reached by `namespace:key`. */
export function useTranslation<N extends Namespace>(namespace: N): { readonly t: TFunction<N> } {
  return { t: useI18n().words(namespace) };
}
