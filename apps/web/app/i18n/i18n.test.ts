import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n } from './i18n';
import { en } from './en';
import { vi } from './vi';
import { zh } from './zh';

const APP = join(import.meta.dirname, '..');

const sources = (): string[] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(APP, name), 'utf8'));

function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

describe('languages', () => {
  test('[I1] English and Chinese read in Vietnamese where they have no word of their own', () => {
    expect(createI18n('zh').t('home:live')).toBe(vi.home.live);
    expect(createI18n('en').t('home:live')).toBe(vi.home.live);
    expect(createI18n('en').t('odds:heading')).toBe('Odds');
  });

  test('[I1] Vietnamese is full: the other languages say nothing that it does not', () => {
    const full = new Set(keysOf(vi));
    expect([...keysOf(en), ...keysOf(zh)].filter((key) => !full.has(key))).toEqual([]);
  });

  test('every key written out in the sources has a sentence', () => {
    const every = new Set(keysOf(vi).flatMap((key) => [key, key.slice(key.indexOf('.') + 1)]));
    const used = sources().flatMap((text) =>
      [...text.matchAll(/\b(?:t|words)\('(?:[a-z]+:)?([A-Za-z.]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !every.has(key))).toEqual([]);
  });
});
