import type { AvatarView } from '@khandai/ui-kit';
import { type KeyboardEvent, type TextareaHTMLAttributes, useEffect, useId, useState } from 'react';
import { insertAt, wordAfterAt, wordAfterHash } from './composer-text.js';

/** A person whose name a field can complete, or a hashtag. */
export interface Suggestion {
  readonly key: string;
  /** The name, as it is put behind the sign. */
  readonly name: string;
  /** Of a person. */
  readonly picture?: AvatarView | undefined;
  /** What else tells two people of one name apart: "@minh.nd". */
  readonly note?: string | undefined;
}

export interface SuggestSource {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The sign that begins what is completed; `@` by default. */
  readonly sign?: '@' | '#' | undefined;
  /** The best few for the text behind the sign, which may be empty. */
  readonly find: (word: string) => readonly Suggestion[];
  /** Called with each new text behind the sign, so that more can be loaded. */
  readonly look?: ((word: string) => void) | undefined;
  /** Called with the suggestion that the user takes. */
  readonly taken?: ((suggestion: Suggestion) => void) | undefined;
}

export interface Suggestions {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly listId: string;
  readonly list: readonly Suggestion[];
  readonly at: number;
  readonly take: (suggestion: Suggestion) => void;
  /** Returns whether the list used the key. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** Attributes and handlers of the field. */
  readonly field: Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant' | 'onSelect' | 'onBlur'
  >;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

interface Deps {
  readonly value: string;
  /** Replaces the text of the field and sets its caret. */
  readonly put: (next: { text: string; caret: number }) => void;
  readonly sources: readonly SuggestSource[];
}

interface Completed {
  readonly source: SuggestSource;
  readonly start: number;
  readonly text: string;
}

/** What the word at the caret begins; of two signs before it, the nearer one counts. */
function wordAt(sources: readonly SuggestSource[], value: string, caret: number): Completed | undefined {
  const found = sources.flatMap((source) => {
    const word = source.sign === '#' ? wordAfterHash(value, caret) : wordAfterAt(value, caret);
    return word ? [{ source, ...word }] : [];
  });
  return found.sort((a, b) => b.start - a.start)[0];
}

/** The names that fit the word at the caret, while this word starts with the sign of a source. */
export function useSuggestions({ value, put, sources }: Deps): Suggestions {
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  /** Place of the `@` for which the user closed the list. */
  const [closedAt, setClosedAt] = useState<number>();
  const word = caret === undefined ? undefined : wordAt(sources, value, caret);
  const source = word?.source;
  const list = source && word.start !== closedAt ? source.find(word.text) : [];
  const look = source?.look;
  const looked = word?.start === closedAt ? undefined : word?.text;
  useEffect(() => {
    if (looked !== undefined) look?.(looked);
  }, [look, looked]);
  const current = Math.min(at, list.length - 1);

  const take = (suggestion: Suggestion) => {
    if (!word || !source) return;
    const next = insertAt(value, `${source.sign ?? '@'}${suggestion.name} `, word.start, caret ?? value.length);
    put(next);
    source.taken?.(suggestion);
    setAt(0);
    setCaret(next.caret);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const chosen = list[current];
    // Enter of an input method confirms a word. A pasted text has moved the caret before `onSelect` says so.
    if (!chosen || event.nativeEvent.isComposing || event.currentTarget.selectionStart !== caret) return false;
    if (event.key === 'ArrowDown') setAt((current + 1) % list.length);
    else if (event.key === 'ArrowUp') setAt((current - 1 + list.length) % list.length);
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') setClosedAt(word?.start);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    label: source?.label ?? '',
    listId,
    list,
    at: current,
    take,
    onKeyDown,
    field:
      sources.length > 0
        ? {
            'aria-autocomplete': 'list',
            ...(list.length > 0 && {
              'aria-controls': listId,
              'aria-activedescendant': optionId(listId, current),
            }),
            onSelect: ({ currentTarget }) => {
              if (currentTarget.selectionStart !== caret) setAt(0);
              setCaret(currentTarget.selectionStart);
            },
            onBlur: () => {
              setCaret(undefined);
            },
          }
        : {},
  };
}
