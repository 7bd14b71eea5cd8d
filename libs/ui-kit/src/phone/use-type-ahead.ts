import { type KeyboardEvent, useState } from 'react';
import type { KitClock } from '../time/clock.js';
import { type PhoneCountryView, TypeAhead, typedCountry } from './phone-countries.js';

/** Letters typed on a list: answers the place they lead to from `from`, or undefined when the key was no letter or leads nowhere. */
export function useTypeAhead(countries: readonly PhoneCountryView[], clock: KitClock) {
  const [ahead] = useState(() => new TypeAhead(() => clock.now()));
  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, from: number): number | undefined => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
    return typedCountry(countries, ahead.add(key), from);
  };
}
