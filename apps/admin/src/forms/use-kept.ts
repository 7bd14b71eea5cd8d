import { useState } from 'react';
import { dropKept, keep, keptKey, readKept } from './kept';
import { isSame } from './three-way';
import { useUserId } from './use-user-id';

/** A value, a change of it, and its end: what was typed is saved, or given up. */
type KeptState<T> = readonly [value: T, change: (value: T) => void, forget: () => void];

/**
 * `useState` for what a member types: it is there again after a reload, and after a login as the same member.
 *
 * @param form what is typed there, such as `feedback:7:answer`
 * @param isShape whether what an older version kept can still be used
 */
export function useKept<T>(form: string, initial: T, isShape: (value: unknown) => value is T): KeptState<T> {
  const key = keptKey(useUserId(), form);
  const [value, setValue] = useState<T>(() => {
    const kept = readKept(localStorage, key);
    return isShape(kept) ? kept : initial;
  });
  const change = (next: T) => {
    setValue(next);
    if (isSame(next, initial)) dropKept(localStorage, key);
    else keep(localStorage, key, next);
  };
  const forget = () => {
    setValue(initial);
    dropKept(localStorage, key);
  };
  return [value, change, forget];
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const useKeptText = (form: string, initial = '') => useKept(form, initial, isText);
