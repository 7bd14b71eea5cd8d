import { type KeyboardEvent, useState } from 'react';
import type { KitClock } from '../time/clock.js';
import { type PhoneCountryView, TypeAhead, typedCountry } from './phone-countries.js';

/**
 * Type-ahead on a list: returns the index that typed letters lead to, searching from `from`; undefined if the key is no
 * letter or nothing matches.
 */
export function useTypeAhead(countries: readonly PhoneCountryView[], clock: KitClock) {
  const [ahead] = useState(() => new TypeAhead(() => clock.now()));
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, from: number): number | undefined => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
    return typedCountry(countries, ahead.add(key), from);
  };
}
