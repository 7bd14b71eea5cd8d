import { grouped, shortCount } from './format-number';
import type { Language } from './sentences';
import { useI18n } from './use-translation';

interface Numbers {
  readonly grouped: (value: number) => string;
  readonly shortCount: (value: number) => string;
}

const known: Partial<Record<Language, Numbers>> = {};

/** Writes counts in the language of the page; the same functions until it changes. */
export function useNumbers(): Numbers {
  const { language } = useI18n();
  return (known[language] ??= {
    grouped: (value) => grouped(value, language),
    shortCount: (value) => shortCount(value, language),
  });
}
