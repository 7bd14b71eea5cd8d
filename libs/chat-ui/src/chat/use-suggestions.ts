import type { AvatarView } from '@khandai/ui-kit';
import { type KeyboardEvent, type TextareaHTMLAttributes, useEffect, useId, useState } from 'react';
import { insertAt, wordAfterAt } from './composer-text.js';

/** A person whose name the composer can complete. */
export interface Suggestion {
  readonly key: string;
  /** The name, as it is put behind the `@`. */
  readonly name: string;
  readonly picture: AvatarView;
  /** What else tells two people of one name apart: "@minh.nd". */
  readonly note?: string | undefined;
}

export interface SuggestSource {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The best few people for the text behind the `@`, which may be empty. */
  readonly find: (word: string) => readonly Suggestion[];
  /** Called with each new text behind the `@`, so that people can be loaded who are not known yet. */
  readonly look?: ((word: string) => void) | undefined;
}

export interface Suggestions {
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
  readonly source: SuggestSource | undefined;
}

/** The names that fit the word at the caret, while this word starts with `@`. */
export function useSuggestions({ value, put, source }: Deps): Suggestions {
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const [at, setAt] = useState(0);
  /** Place of the `@` for which the user closed the list. */
  const [closedAt, setClosedAt] = useState<number>();
  const word = source && caret !== undefined ? wordAfterAt(value, caret) : undefined;
  const list = source && word && word.start !== closedAt ? source.find(word.text) : [];
  const look = source?.look;
  const looked = word?.start === closedAt ? undefined : word?.text;
  useEffect(() => {
    if (looked !== undefined) look?.(looked);
  }, [look, looked]);
  const current = Math.min(at, list.length - 1);

  const take = (suggestion: Suggestion) => {
    if (!word || !source) return;
    const next = insertAt(value, `@${suggestion.name} `, word.start, caret ?? value.length);
    put(next);
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
    listId,
    list,
    at: current,
    take,
    onKeyDown,
    field: source
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
