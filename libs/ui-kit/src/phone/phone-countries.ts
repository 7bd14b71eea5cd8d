import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { PhoneCountry } from './phone-model.js';

export interface PhoneCountryView {
  readonly code: PhoneCountry;
  /** In the user's language. */
  readonly name: string;
  /** With its plus: "+84". */
  readonly dial: string;
  /**
   * Text that the search matches: names without diacritics, in the user's language and in English, and the country
   * code.
   */
  readonly words: readonly string[];
}

/** Letters typed within this time of each other form one word. */
export const TYPE_AHEAD_MS = 700;

/** If more than this many pixels are free below the field, the list opens below it. */
const ROOM_PX = 200;

/** Number of options that Page Up and Page Down move by. */
const PAGE = 8;

/** Every country with a numbering plan, sorted by the locale's alphabet. */
export function phoneCountries(locale: string): readonly PhoneCountryView[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => {
      const name = names.of(code) ?? code;
      return {
        code,
        name,
        dial: `+${getCountryCallingCode(code)}`,
        words: [foldDiacritics(name), foldDiacritics(english.of(code) ?? code), foldDiacritics(code)],
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * Countries whose name contains the words, or whose calling code starts with the digits; names that start with the
 * words come first.
 */
export function findCountries(countries: readonly PhoneCountryView[], query: string): readonly PhoneCountryView[] {
  const digits = dialDigits(query);
  if (digits !== undefined) return countries.filter(({ dial }) => dial.slice(1).startsWith(digits));
  const word = foldDiacritics(query.trim());
  if (word === '') return countries;
  const [first, rest]: PhoneCountryView[][] = [[], []];
  for (const country of countries) {
    if (country.words[0]?.startsWith(word)) first?.push(country);
    else if (country.words.some((text) => text.startsWith(word) || text.includes(` ${word}`))) rest?.push(country);
  }
  return [...(first ?? []), ...(rest ?? [])];
}

/**
 * Index of the country that the typed letters select, searching from `from`; repeating one letter moves to the next
 * country with that initial.
 */
export function typedCountry(countries: readonly PhoneCountryView[], typed: string, from: number): number | undefined {
  const digits = dialDigits(typed);
  const word = foldDiacritics(typed);
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

/** Collects typed letters into a word; a pause of 700 ms starts a new word. */
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

/** Index that a key moves to in a list; undefined for all other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
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

/** Below the field if more than 200 px are free there; otherwise above. */
export const popupSide = (fieldBottom: number, windowHeight: number): 'below' | 'above' =>
  windowHeight - fieldBottom > ROOM_PX ? 'below' : 'above';

/** "🇻🇳": two regional indicator symbols, which a font joins into a flag. */
export const flagOf = (code: PhoneCountry): string =>
  [...code].map((letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))).join('');

/** Removes diacritics and case, so that "duc" finds "Đức". */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** The digits of a calling code query ("84", "+84" or "0084"); undefined for other queries. */
function dialDigits(query: string): string | undefined {
  const text = query.trim();
  return /^(?:\+|00)?\d+$/.test(text) ? text.replace(/^(?:\+|00)/, '') : undefined;
}
