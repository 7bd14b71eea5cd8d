import type { DeskSentence } from '@khandai/contracts';

export const LOCALES = ['vi', 'en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** What was typed, by key and language, where it is not what the server holds. */
export type Draft = ReadonlyMap<
  string,
  { readonly sentence: DeskSentence; readonly own: Partial<Record<Locale, string>> }
>;

/** The draft on top of a newer sentence, without the text in `dropped`. */
export function rebased(draft: Draft, sentence: DeskSentence, dropped?: Locale): Draft {
  const own = draft.get(sentence.id)?.own ?? {};
  const without = new Map(draft);
  without.delete(sentence.id);
  return LOCALES.filter((locale) => locale !== dropped).reduce<Draft>((next, locale) => {
    const text = own[locale];
    return text === undefined ? next : typed(next, sentence, locale, text);
  }, without);
}

/** After a save of `sent`, which made `stored`: what was typed since then stays, also a text that was put back. */
export function afterSave(draft: Draft, sent: Draft, stored: DeskSentence): Draft {
  const before = sent.get(stored.id);
  if (!before) return draft;
  const now = draft.get(stored.id)?.own;
  return LOCALES.reduce<Draft>(
    (next, locale) => {
      const wasPutBack = before.own[locale] !== undefined && now?.[locale] === undefined;
      return wasPutBack ? typed(next, stored, locale, before.sentence.own[locale] ?? '') : next;
    },
    rebased(draft, stored),
  );
}

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
