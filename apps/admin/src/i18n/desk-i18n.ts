import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { useTranslate } from 'react-admin';
import { en } from './en';
import { vi } from './vi';
import { sentenceAt, type WordKey } from './words';

type Values = Readonly<Record<string, string | number>>;

const GAP = /%\{(\w+)\}/g;
/** Separates the forms for one and for several, as in react-admin's own sentences. */
const FORMS = ' |||| ';

/** The desk speaks the language that the reader chose on the site. */
export const deskLocale = (cookies: string): 'vi' | 'en' =>
  /(?:^|;\s*)language=en(?:;|$)/.test(cookies) ? 'en' : 'vi';

/** Sentences of the desk and of react-admin, in one language for as long as the page is open. */
export function deskI18n(locale: 'vi' | 'en'): I18nProvider {
  const words = locale === 'vi' ? vi : en;
  return {
    getLocale: () => locale,
    changeLocale: () => Promise.resolve(),
    translate: (key: string, options: Values & { readonly _?: string } = {}) => {
      if (locale === 'en' && key.startsWith('ra.')) return defaultI18nProvider.translate(key, options);
      const sentence = sentenceAt(words, key) ?? options._ ?? key;
      return fill(formOf(sentence, options['smart_count']), options);
    },
  };
}

function formOf(sentence: string, count: string | number | undefined): string {
  const [one = sentence, several = one] = sentence.split(FORMS);
  return count === undefined || Number(count) === 1 ? one : several;
}

const fill = (sentence: string, values: Values): string =>
  sentence.replace(GAP, (gap, name: string) => String(values[name] ?? gap));

/** Words of the desk by their path below `desk`, checked by the compiler. */
export function useWords(): (key: WordKey<typeof vi.desk>, values?: Values) => string {
  const translate = useTranslate();
  return (key, values) => translate(`desk.${key}`, values);
}
