import {
  findCountries,
  flagOf,
  phoneCountries,
  popupSide,
  indexAfterKey,
  TypeAhead,
  typedCountry,
} from './phone-countries.js';

const countries = phoneCountries('vi');
const found = (query: string) => findCountries(countries, query).map(({ code }) => code);
const typed = (word: string, from = 0) => countries[typedCountry(countries, word, from) ?? -1]?.code;

describe('[PH6] countries', () => {
  it('have Vietnamese names in Vietnamese alphabetical order', () => {
    expect(countries).toHaveLength(245);
    const names = countries.map(({ name }) => name);
    expect(names).toContain('Việt Nam');
    expect(names).toEqual([...names].sort(new Intl.Collator('vi').compare));
    expect(names.indexOf('Đức')).toBeGreaterThan(names.indexOf('Dominica'));
    expect(countries.every(({ name, code }) => name !== code)).toBe(true);
  });

  it('are found without diacritics, by any word of the name, by the English name and by the code', () => {
    expect(found('viet nam')).toEqual(['VN']);
    expect(found('duc')).toContain('DE');
    expect(found('Đức')[0]).toBe('DE');
    expect(found('germany')).toEqual(['DE']);
    expect(found('vn')).toContain('VN');
    expect(found('khong co nuoc nay')).toEqual([]);
    expect(found('')).toHaveLength(245);
  });

  it('are found by dial code in any notation', () => {
    for (const query of ['84', '+84', '0084', ' 84 ']) expect(found(query)).toEqual(['VN']);
    expect(found('+1')).toContain('US');
  });

  it('have flags made of their letters', () => {
    expect(flagOf('VN')).toBe('🇻🇳');
  });
});

describe('[AC2] (country search resets after 700 ms)', () => {
  it('letters within 700 ms form one search, later ones start a new one', () => {
    let now = 0;
    const ahead = new TypeAhead(() => now);
    expect(ahead.add('v')).toBe('v');
    now += 699;
    expect(ahead.add('i')).toBe('vi');
    now += 699;
    expect(ahead.add('e')).toBe('vie');
    now += 700;
    expect(ahead.add('d')).toBe('d');
  });

  it('select the next matching country; the same letter again selects the one after', () => {
    expect(typed('viet')).toBe('VN');
    expect(typed('84')).toBe('VN');
    const first = typedCountry(countries, 'd', 0) ?? -1;
    expect(typedCountry(countries, 'dd', first)).toBe(first + 1);
    expect(typed('qqq')).toBe(typed('q'));
    expect(typedCountry(countries, 'zzzy', 0)).toBeUndefined();
  });
});

describe('[AC2] (where the list opens)', () => {
  it('opens below if more than 200 px are free, else above', () => {
    expect(popupSide(500, 701)).toBe('below');
    expect(popupSide(500, 700)).toBe('above');
  });
});

describe('[PH7] keys', () => {
  it('move through the list and stop at its ends', () => {
    expect(indexAfterKey('ArrowDown', 3, 10)).toBe(4);
    expect(indexAfterKey('ArrowDown', 9, 10)).toBe(9);
    expect(indexAfterKey('ArrowUp', 0, 10)).toBe(0);
    expect(indexAfterKey('Home', 7, 10)).toBe(0);
    expect(indexAfterKey('End', 2, 10)).toBe(9);
    expect(indexAfterKey('PageDown', 5, 10)).toBe(9);
    expect(indexAfterKey('Tab', 5, 10)).toBeUndefined();
    expect(indexAfterKey('End', 0, 0)).toBeUndefined();
  });
});
