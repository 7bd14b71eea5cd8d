import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { editPhone, type PhoneEditRules, pastePhone } from './phone-edit.js';
import {
  withPlus,
  type PhoneCountry,
  phoneDraft,
  type PhoneDraft,
  readPhone,
  inNationalFormat,
  withCountry,
} from './phone-model.js';

const EMPTY: PhoneDraft = { country: 'VN', text: '' };

/** Types keys one after another at the end of the field. */
function typedIn(draft: PhoneDraft, keys: string, rules?: PhoneEditRules): PhoneDraft {
  let now = draft;
  for (const key of keys) now = editPhone(now, { text: now.text + key, caret: now.text.length + 1 }, rules).draft;
  return now;
}

const e164Of = (draft: PhoneDraft) => {
  const reading = readPhone(draft);
  return 'e164' in reading ? reading.e164 : reading.problem;
};
const vn = (text: string) => readPhone({ country: 'VN', text });

describe('[AC2] (lengths and patterns) the example number of every country', () => {
  const countries = getCountries().map((code): [PhoneCountry, string, string, string] => {
    const number = parsePhoneNumberFromString(examples[code], code);
    if (!number) throw new Error(`no example for ${code}`);
    return [code, number.number, number.formatNational(), number.formatInternational()];
  });

  it('is valid for all 245 countries', () => {
    expect(countries.length).toBeGreaterThanOrEqual(245);
  });

  it.each(countries)('%s %s goes in as it is written at home, key by key', (code, e164, national) => {
    const draft = typedIn({ country: code, text: '' }, national);
    expect(draft.country).toBe(code);
    expect(e164Of(draft)).toBe(e164);
    expect(e164Of(typedIn({ country: code, text: '' }, national, { restrict: true }))).toBe(e164);
  });

  it.each(countries)(
    '%s %s goes in from abroad, key by key, and brings its country',
    (code, e164, _, international) => {
      for (const text of [international, e164, `00${e164.slice(1)}`]) {
        const draft = typedIn(EMPTY, text);
        expect(e164Of(draft)).toBe(e164);
        expect(getCountryCallingCode(draft.country)).toBe(getCountryCallingCode(code));
        expect(draft.text.length).toBeLessThanOrEqual(25);
      }
    },
  );

  it.each(countries)(
    '%s %s is pasted in any form, comes out as its country writes it, and comes back from E.164',
    (code, e164, national) => {
      for (const pasted of [e164, ` ${e164} `, `00${e164.slice(1)}`, `Tel: ${e164}`])
        expect(e164Of(pastePhone(EMPTY, { pasted, from: 0, to: 0 }).draft)).toBe(e164);
      expect(e164Of(pastePhone({ country: code, text: '' }, { pasted: national, from: 0, to: 0 }).draft)).toBe(e164);
      const shown = phoneDraft(e164);
      expect(e164Of(shown)).toBe(e164);
      expect(inNationalFormat(shown)).toEqual(shown);
    },
  );

  it.each(countries)('%s %s loses its last digit and is refused or another number', (_, e164) => {
    expect(e164Of({ country: 'VN', text: e164.slice(0, -1) })).not.toBe(e164);
  });
});

describe('[AC2] (lengths) problems of a number', () => {
  it('text has at least 2 characters', () => {
    expect(vn('')).toEqual({ problem: 'empty' });
    expect(vn('  ')).toEqual({ problem: 'empty' });
    expect(vn('9')).toEqual({ problem: 'tooShort' });
    expect(vn(' 9 ')).toEqual({ problem: 'tooShort' });
  });

  it('a national number has 2 to 17 digits, and a length that its country allows', () => {
    expect(vn('+84 9')).toEqual({ problem: 'tooShort' });
    expect(vn('0912 3')).toEqual({ problem: 'tooShort' });
    expect(vn('0912 345 678 901')).toEqual({ problem: 'tooLong' });
    expect(vn(`+49 ${'1'.repeat(18)}`)).toEqual({ problem: 'tooLong' });
  });

  it('raw input has at most 250 characters', () => {
    expect('e164' in vn('0912345678'.padStart(250, ' '))).toBe(true);
    expect(vn('0912345678'.padStart(251, ' '))).toEqual({ problem: 'tooLong' });
  });

  it('an extension has at most 20 digits', () => {
    const digits = '12345678901234567890';
    expect(vn(`028 3822 1234 ext. ${digits}`)).toEqual({ e164: '+842838221234', country: 'VN', extension: digits });
    expect(vn(`028 3822 1234 ext. ${digits}1`)).toEqual({ problem: 'extensionTooLong' });
  });

  it('a number matches the patterns of its country, and the country code is known', () => {
    expect(vn('0212 345 678')).toEqual({ problem: 'invalid' });
    expect(vn('+999 123 456')).toEqual({ problem: 'unknownCountry' });
    expect(vn('số của tôi')).toEqual({ problem: 'notANumber' });
  });
});

describe('notations of a Vietnamese number', () => {
  const forms = [
    '0912345678',
    '912345678',
    '0912.345.678',
    '0912-345-678',
    '+84912345678',
    '+84 (0) 912 345 678',
    '(+84) 912 345 678',
    '84912345678',
    '0084912345678',
    '00 84 912 345 678',
  ];
  it.each(forms)('[PH2] %s is read, and pasted as 0912 345 678', (text) => {
    expect(e164Of({ country: 'VN', text })).toBe('+84912345678');
    expect(pastePhone(EMPTY, { pasted: text, from: 0, to: 0 }).draft).toEqual({ country: 'VN', text: '0912 345 678' });
  });

  it('[PH2] is found inside a sentence, and replaces the text of the field', () => {
    const started = { country: 'VN', text: '+84' } as const;
    expect(pastePhone(started, { pasted: 'SĐT: +84 912 345 678 (Zalo)', from: 3, to: 3 }).draft).toEqual(
      phoneDraft('+84912345678'),
    );
  });

  it('[PH2] text without a number is cut to the length of the field, even very long text', () => {
    expect(pastePhone(EMPTY, { pasted: 'x'.repeat(400), from: 0, to: 0 }).draft.text).toBe('x'.repeat(25));
  });

  it('[PH5] is shown in national format after the field loses focus; other text stays unchanged', () => {
    expect(inNationalFormat({ country: 'VN', text: '+84 912 345 678' }).text).toBe('0912 345 678');
    expect(inNationalFormat({ country: 'VN', text: '0912' }).text).toBe('0912');
    expect(inNationalFormat({ country: 'VN', text: '028 3822 1234 ext. 12' }).text).toBe('028 3822 1234 ext. 12');
    expect(inNationalFormat({ country: 'VN', text: '+80012345678' }).text).toBe('+800 1234 5678');
  });

  it('[PH4] keeps its digits in another country, without the old code', () => {
    expect(withCountry({ country: 'VN', text: '+84 201 555 01 23' }, 'US')).toEqual({
      country: 'US',
      text: '(201) 555-0123',
    });
    expect(withCountry({ country: 'VN', text: '+84' }, 'US')).toEqual({ country: 'US', text: '' });
    expect(withCountry({ country: 'VN', text: '0912' }, 'JP').text.replace(/\D/g, '')).toBe('0912');
  });

  it('[PH4] a typed code selects its country, of several the largest, unless the current country already matches', () => {
    expect(typedIn(EMPTY, '+1').country).toBe('US');
    expect(typedIn({ country: 'CA', text: '' }, '+1').country).toBe('CA');
    expect(typedIn(EMPTY, '+44').country).toBe('GB');
    expect(typedIn(EMPTY, '+7').country).toBe('RU');
    expect(typedIn(EMPTY, '+14165550123').country).toBe('CA');
  });

  it('[PH2] "00" counts as a plus', () => {
    expect(withPlus('0084912')).toBe('+84912');
    expect(withPlus('00')).toBe('00');
    expect(withPlus('0912')).toBe('0912');
  });
});
