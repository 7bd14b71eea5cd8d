import type { DeskSentence } from '@khandai/contracts';

export const LOCALES = ['vi', 'en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** What was typed, by key and language, where it is not what the server holds. */
export type Draft = ReadonlyMap<
  string,
  { readonly sentence: DeskSentence; readonly own: Partial<Record<Locale, string>> }
>;

/** The text of a field: what was typed, or the operator's sentence, or nothing for the built-in one. */
export const textOf = (draft: Draft, sentence: DeskSentence, locale: Locale): string =>
  draft.get(sentence.id)?.own[locale] ?? sentence.own[locale] ?? '';

/** The draft with a text; one that is as the server holds it is no change any more. */
export function typed(draft: Draft, sentence: DeskSentence, locale: Locale, text: string): Draft {
  const { [locale]: _, ...rest } = draft.get(sentence.id)?.own ?? {};
  const own = text.trim() === (sentence.own[locale] ?? '') ? rest : { ...rest, [locale]: text };
  const next = new Map(draft);
  if (Object.keys(own).length === 0) next.delete(sentence.id);
  else next.set(sentence.id, { sentence, own });
  return next;
}
