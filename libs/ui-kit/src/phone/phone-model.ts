import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';

/** Two capital letters, as in ISO 3166: "VN". */
export type PhoneCountry = CountryCode;

/** A number being typed: the field's text and the country that determines how to parse it. */
export interface PhoneDraft {
  readonly country: PhoneCountry;
  readonly text: string;
}

export type PhoneProblem =
  'empty' | 'tooShort' | 'tooLong' | 'notANumber' | 'unknownCountry' | 'extensionTooLong' | 'invalid';

/** The parsed draft: a dialable number in E.164 ("+84912345678"), or the problem with it. */
export type PhoneReading =
  | { readonly e164: string; readonly country: PhoneCountry; readonly extension?: string | undefined }
  | { readonly problem: PhoneProblem };

/** libphonenumber itself checks the digit count of a national number (2 to 17). */
export const PHONE_LIMITS = { fieldLength: 25, textLength: 2, inputLength: 250, extensionLength: 20 } as const;

export const DEFAULT_COUNTRY: PhoneCountry = 'VN';

const EXTENSION = /(?:;ext=|ext(?:n|ension)?\.?:?|máy lẻ|[x#])\s*(\d+)\s*$/iu;

/** An empty draft, or the draft of a known number (E.164) in its country's format. */
export function phoneDraft(e164 = '', country: PhoneCountry = DEFAULT_COUNTRY): PhoneDraft {
  const number = parsePhoneNumberFromString(e164);
  return number ? written(number, country) : { country, text: e164 };
}

/** Validates the number against the lengths and patterns of its country. */
export function readPhone({ country, text }: PhoneDraft): PhoneReading {
  const raw = text.trim();
  if (raw === '') return { problem: 'empty' };
  if (text.length > PHONE_LIMITS.inputLength) return { problem: 'tooLong' };
  if (raw.length < PHONE_LIMITS.textLength) return { problem: 'tooShort' };
  if ((EXTENSION.exec(raw)?.[1]?.length ?? 0) > PHONE_LIMITS.extensionLength) return { problem: 'extensionTooLong' };
  const plain = withPlus(raw);
  const wrong = lengthProblem(plain, country);
  if (wrong) return { problem: wrong };
  const number = parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false });
  if (!number?.isValid()) return { problem: 'invalid' };
  return { e164: number.number, country: number.country ?? country, ...(number.ext && { extension: number.ext }) };
}

/** The same digits in another country, without the calling code of the previous one. */
export function withCountry({ country, text }: PhoneDraft, next: PhoneCountry): PhoneDraft {
  const plain = withPlus(text);
  if (!plain.startsWith('+')) return { country: next, text: isDialable(plain) ? withSpaces(plain, next) : plain };
  const code = callingCodeOf(plain) ?? getCountryCallingCode(country);
  const digits = plain.replace(/\D/g, '');
  return { country: next, text: withSpaces(digits.startsWith(code) ? digits.slice(code.length) : digits, next) };
}

/** The draft after the focus leaves the field: a complete number gets its country's format. */
export function inNationalFormat(draft: PhoneDraft): PhoneDraft {
  const reading = readPhone(draft);
  if ('problem' in reading || reading.extension !== undefined) return draft;
  return phoneDraft(reading.e164, draft.country);
}

/** Finds a complete number in pasted or autofilled text; undefined if it contains none. */
export function findNumber(text: string, country: PhoneCountry): PhoneDraft | undefined {
  if (text.length > PHONE_LIMITS.inputLength) return undefined;
  const number = parsePhoneNumberFromString(withPlus(text), country);
  return number?.isValid() && !number.ext ? written(number, country) : undefined;
}

/**
 * Replaces a leading "00" with a plus: it is the international prefix of most countries and starts no national number.
 * Also removes brackets around the calling code.
 */
export function withPlus(text: string): string {
  return text.replace(/^\s*\(?\s*(?:\+|00(?=\s*[1-9]))/, '+').replace(/^(\+\s*\d+)\s*\)/, '$1');
}

/** Whether the text contains only characters that a phone number may contain. */
export const isDialable = (text: string): boolean => /^[\d\s+().-]*$/.test(text);

/** Digits with the country's spaces and brackets. */
export const withSpaces = (text: string, country: PhoneCountry): string =>
  plainMarks(new AsYouType(country).input(text));

/** A few countries format with dots and slashes, which `restrict` does not accept, so spaces replace them. */
const plainMarks = (text: string): string => text.replace(/[^\d\s+()-]/g, ' ');

/** The country of an international number once its calling code identifies it; otherwise the chosen country. */
export function countryOfCode(text: string, chosen: PhoneCountry): PhoneCountry {
  if (!text.startsWith('+')) return chosen;
  const typed = new AsYouType();
  typed.input(text);
  const code = typed.getCallingCode();
  if (code === undefined || code === getCountryCallingCode(chosen)) return typed.getCountry() ?? chosen;
  // For a shared calling code, the metadata lists the country with the most numbers first.
  return typed.getCountry() ?? metadata.country_calling_codes[code]?.[0] ?? chosen;
}

function callingCodeOf(text: string): string | undefined {
  const typed = new AsYouType();
  typed.input(text);
  return typed.getCallingCode();
}

function lengthProblem(text: string, country: PhoneCountry): PhoneProblem | undefined {
  switch (validatePhoneNumberLength(text, country)) {
    case 'TOO_SHORT':
      return 'tooShort';
    case 'TOO_LONG':
      return 'tooLong';
    case 'NOT_A_NUMBER':
      return 'notANumber';
    case 'INVALID_COUNTRY':
      return 'unknownCountry';
    case 'INVALID_LENGTH':
      return 'invalid';
    case undefined:
      return undefined;
  }
}

/**
 * National format if it parses back to the same number (satellite and toll-free numbers have no national format);
 * otherwise international format.
 */
function written(number: PhoneNumber, chosen: PhoneCountry): PhoneDraft {
  const country = number.country ?? chosen;
  const national = plainMarks(number.formatNational());
  const back = parsePhoneNumberFromString(national, country)?.number;
  return { country, text: back === number.number ? national : number.formatInternational() };
}
