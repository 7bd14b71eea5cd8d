import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';
import { vi } from './vi';
import { zh } from './zh';

export const languages = ['vi', 'en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** One instance for one page: requests of two readers never share a language. */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'vi',
    supportedLngs: [...languages],
    resources: { vi, en, zh },
    ns: Object.keys(vi),
    defaultNS: 'shell',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  });
  return instance;
}
