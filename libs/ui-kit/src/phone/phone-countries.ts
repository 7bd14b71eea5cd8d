import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { PhoneCountry } from './phone-model.js';

export interface PhoneCountryView {
  readonly code: PhoneCountry;
  /** In the reader's language. */
  readonly name: string;
  /** With its plus: "+84". */
  readonly dial: string;
  /** What a search looks in: names without marks, in the reader's language and in English, and the code. */
  readonly words: readonly string[];
}

/** Letters typed one after another are one word until nothing came for so long. */
export const TYPE_AHEAD_MS = 700;

/** More than so many pixels free below the field, and the list opens there. */
const ROOM_PX = 200;

/** Page Up and Page Down. */
const PAGE = 8;

/** Every country that has numbers, in the alphabet of the language. */
export function phoneCountries(locale: string): readonly PhoneCountryView[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => {
      const name = names.of(code) ?? code;
      return { code, name, dial: `+${getCountryCallingCode(code)}`, words: [fold(name), fold(english.of(code) ?? code), fold(code)] };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** Countries whose name has the words, or whose code begins with the digits; names that begin with them come first. */
export function findCountries(countries: readonly PhoneCountryView[], query: string): readonly PhoneCountryView[] {
  const digits = dialDigits(query);
  if (digits !== undefined) return countries.filter(({ dial }) => dial.slice(1).startsWith(digits));
  const word = fold(query.trim());
  if (word === '') return countries;
  const [first, rest]: PhoneCountryView[][] = [[], []];
  for (const country of countries) {
    if (country.words[0]?.startsWith(word)) first?.push(country);
    else if (country.words.some((text) => text.startsWith(word) || text.includes(` ${word}`))) rest?.push(country);
  }
  return [...(first ?? []), ...(rest ?? [])];
}

/** Where typed letters lead from the country at `from`; the same letter again goes on to the next of its countries. */
export function typedCountry(countries: readonly PhoneCountryView[], typed: string, from: number): number | undefined {
  const digits = dialDigits(typed);
  const word = fold(typed);
  const again = word.length > 1 && [...word].every((letter) => letter === word[0]);
  const start = again || word.length === 1 ? from + 1 : from;
  const wanted = again ? word.slice(0, 1) : word;
  const fits = ({ dial, words }: PhoneCountryView) =>
    digits === undefined ? words[0]?.startsWith(wanted) : dial.slice(1).startsWith(digits);
  for (let step = 0; step < countries.length; step += 1) {
    const index = (start + step + countries.length) % countries.length;
    const country = countries[index];
    if (country && fits(country)) return index;
  }
  return undefined;
}

/** Remembers letters until nothing was typed for 700 ms. */
export class TypeAhead {
  private typed = '';
  private at = -Infinity;

  constructor(private readonly now: () => number) {}

  /** The word so far. */
  add(letter: string): string {
    const now = this.now();
    this.typed = now - this.at >= TYPE_AHEAD_MS ? letter : this.typed + letter;
    this.at = now;
    return this.typed;
  }
}

/** Where a key leads in a list; undefined for keys that lead nowhere. */
export function stepIn(key: string, index: number, count: number): number | undefined {
  const next = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, next));
}

/** Below the field if more than 200 px are free there, else above. */
export const sideOf = (fieldBottom: number, windowHeight: number): 'below' | 'above' =>
  windowHeight - fieldBottom > ROOM_PX ? 'below' : 'above';

/** "🇻🇳": two letters of an alphabet of its own, which a font joins to a flag. */
export const flagOf = (code: PhoneCountry): string =>
  [...code].map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('');

/** Without marks and case: "Đức" is found by "duc". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** "84", "+84" and "0084" look for codes. */
function dialDigits(query: string): string | undefined {
  const text = query.trim();
  return /^(?:\+|00)?\d+$/.test(text) ? text.replace(/^(?:\+|00)/, '') : undefined;
}
