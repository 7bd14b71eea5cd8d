import { ApiError, type ApiClient } from '@khandai/api-client';
import { Code, type DeskSentence } from '@khandai/contracts';
import { useRef, useState } from 'react';
import type { Collision, Fields } from '../../forms/three-way';
import { useKept } from '../../forms/use-kept';
import { useDesk } from '../../session/desk-services';
import { afterSave, type Draft, type Locale, LOCALES, rebased, textOf, typed } from './sentence-draft';

type Entry = readonly [string, { readonly sentence: DeskSentence; readonly own: Partial<Record<Locale, string>> }];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): boolean =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  isObject(value[1]) &&
  'sentence' in value[1] &&
  isObject(value[1].sentence) &&
  'own' in value[1].sentence &&
  'own' in value[1] &&
  isObject(value[1].own);

const isEntries = (value: unknown): value is readonly Entry[] => Array.isArray(value) && value.every(isEntry);

const EMPTY: readonly Entry[] = [];

const nameOf = (id: string, locale: Locale): string => `${id} (${locale})`;

/** The sentences that are being edited, kept in this browser, and those that another editor changed meanwhile. */
export function useSentenceDraft() {
  const { api } = useDesk();
  const [entries, setEntries, forget] = useKept<readonly Entry[]>('language', EMPTY, isEntries);
  const [fresh, setFresh] = useState<readonly DeskSentence[]>([]);
  const draft: Draft = new Map(entries);
  // A save takes seconds: what it ends with is what the editor has typed by then.
  const latest = useRef(draft);
  const set = (next: Draft) => {
    latest.current = next;
    setEntries([...next]);
  };
  const clashes = fresh.flatMap((theirs) =>
    LOCALES.filter((locale) => isClash(draft, theirs, locale)).map((locale) => ({ theirs, locale })),
  );
  const decided = (id: string) => setFresh(fresh.filter((one) => one.id !== id));

  return {
    draft,
    forget: () => {
      latest.current = new Map();
      forget();
    },
    type: (sentence: DeskSentence, locale: Locale, text: string) => set(typed(draft, sentence, locale, text)),
    collisions: clashes.map(({ theirs, locale }): Collision => ({
      field: nameOf(theirs.id, locale),
      theirs: theirs.own[locale],
    })),
    mine: Object.fromEntries(
      clashes.map(({ theirs, locale }) => [nameOf(theirs.id, locale), textOf(draft, theirs, locale)]),
    ) satisfies Fields,
    decide: ({ field }: Collision, isTheirs: boolean) => {
      const clash = clashes.find(({ theirs, locale }) => nameOf(theirs.id, locale) === field);
      if (!clash) return;
      const { theirs, locale } = clash;
      set(rebased(draft, theirs, isTheirs ? locale : undefined));
      if (clashes.filter((one) => one.theirs.id === theirs.id).length === 1) decided(theirs.id);
    },
    /** Saves every sentence; true when all are stored. Those that another editor changed stay, to be decided about. */
    save: async (): Promise<boolean> => {
      const changed: DeskSentence[] = [];
      try {
        for (const { sentence, own } of draft.values()) {
          const { answer, isTheirs } = await saveOne(api, sentence, own);
          if (isTheirs) changed.push(answer);
          else set(afterSave(latest.current, draft, answer));
        }
      } finally {
        const now = latest.current;
        set(changed.reduce<Draft>((next, one) => (hasClash(now, one) ? next : rebased(next, one)), now));
        setFresh(changed.filter((one) => hasClash(now, one)));
      }
      return changed.length === 0;
    },
  };
}

/** Resolves with the sentence as it is stored: that of another editor when they were faster. */
async function saveOne(
  api: ApiClient,
  { id, version }: DeskSentence,
  own: Partial<Record<Locale, string>>,
): Promise<{ readonly answer: DeskSentence; readonly isTheirs: boolean }> {
  try {
    const answer = await api.call('POST /other/api/desk/language/{id}', { params: { id }, body: { own, version } });
    return { answer, isTheirs: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== Code.conflict) throw error;
    return { answer: await api.call('GET /other/api/desk/language/{id}', { params: { id } }), isTheirs: true };
  }
}

/** Whether both editors changed the sentence in this language. */
function isClash(draft: Draft, theirs: DeskSentence, locale: Locale): boolean {
  const mine = draft.get(theirs.id);
  const text = mine?.own[locale];
  return (
    mine !== undefined &&
    text !== undefined &&
    theirs.own[locale] !== mine.sentence.own[locale] &&
    text.trim() !== (theirs.own[locale] ?? '')
  );
}

const hasClash = (draft: Draft, theirs: DeskSentence): boolean =>
  LOCALES.some((locale) => isClash(draft, theirs, locale));
