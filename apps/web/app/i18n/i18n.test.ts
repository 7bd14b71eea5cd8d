import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { I18n } from './i18n';
import { builtIn, toSentences } from './sentences';
import { vi } from './vi';
import type { LateWords } from './vi/late';
import { form } from './vi/late/form';
import { login } from './vi/late/login';
import { me } from './vi/late/me';
import { member } from './vi/late/member';
import { room } from './vi/late/room';
import { online } from './vi/late/online';
import { schedule } from './vi/late/schedule';
import { booking } from './vi/late/booking';
import { studio } from './vi/late/studio';

const late: LateWords = { booking, form, login, me, member, online, room, schedule, studio };

const APP = join(import.meta.dirname, '..');

const sources = (): string =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !/^i18n\/(vi|en|zh)\//.test(name))
    .map((name) => readFileSync(join(APP, name), 'utf8'))
    .join('\n');

describe('languages', () => {
  test('[I1] English and Chinese read in Vietnamese where they have no word of their own', () => {
    expect(new I18n('zh').words('home')('live')).toBe(vi.home.live);
    expect(new I18n('en').words('home')('live')).toBe(vi.home.live);
    expect(new I18n('en').words('odds')('heading')).toBe('Odds');
  });

  test('[I1] English has five words and no more, Chinese none, and neither says what Vietnamese does not', () => {
    expect([...new Set(Object.values(builtIn.en))].sort()).toEqual(['Hot Match', 'League', 'Odds', 'Star', 'Time']);
    expect(builtIn.zh).toEqual({});
    expect(Object.keys(builtIn.en).filter((name) => !(name in builtIn.vi))).toEqual([]);
  });

  test('[I2] (labels) the Vietnamese words of the specification are all there', () => {
    expect(Object.values(vi.labels)).toHaveLength(21);
    expect(vi.labels).toMatchObject({ changeCommentator: 'Đổi BLV', hotMatch: 'Trận hot', nextWeek: 'Tuần sau', interest: 'Quan tâm' });
  });

  test("[I2] (order) an operator's sentence stands before the built-in one, in the language it was given for", () => {
    const i18n = new I18n('en', { 'home.live': 'On air', 'match.viewersCount': '{{number}} watching' });
    expect(i18n.words('home')('live')).toBe('On air');
    expect(i18n.words('home')('match:viewersCount', { number: 12 })).toBe('12 watching');
    i18n.use('vi');
    expect(i18n.words('home')('live')).toBe(vi.home.live);
  });

  test('words are the same function until the language changes, and listeners hear of it', () => {
    const i18n = new I18n('vi');
    const words = i18n.words('shell');
    let heard = 0;
    const stop = i18n.subscribe(() => (heard += 1));
    expect(i18n.words('shell')).toBe(words);
    i18n.use('en');
    expect([heard, i18n.version(), i18n.words('shell') === words]).toEqual([1, 1, false]);
    stop();
    i18n.use('vi');
    expect(heard).toBe(1);
  });

  test('a page that mostly reads in Vietnamese says so, whatever was chosen', () => {
    expect(new I18n('en').spoken).toBe('vi');
    expect(new I18n('zh', builtIn.vi).spoken).toBe('zh-Hant');
  });

  test('words that come late are said once they are there, the operator’s own before them', () => {
    const i18n = new I18n('vi', { 'form.save': 'Ghi lại' });
    expect(i18n.words('form')('cancel')).toBe('form.cancel');
    i18n.learn('form', form);
    expect([i18n.words('form')('cancel'), i18n.words('form')('save')]).toEqual([form.cancel, 'Ghi lại']);
  });

  test('a gap that nobody fills stays empty', () => {
    expect(new I18n('vi').words('match')('viewersCount', {})).toBe(' người xem');
  });
});

describe('the sentences of Vietnamese', () => {
  const known = [...Object.keys(builtIn.vi), ...Object.keys(toSentences({ ...late }))];
  const text = sources();

  test('[I1] (part) every key written out in the sources has a sentence', () => {
    const every = new Set(known.map((name) => name.slice(name.indexOf('.') + 1)));
    const used = [...text.matchAll(/\b(?:t|words)\('(?:[a-z]+:)?([A-Za-z.]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !every.has(key))).toEqual([]);
  });

  test('every sentence is said somewhere; the common words may wait for their place', () => {
    // Keys of which a part is computed: `state.${label}` says every key that fits.
    const computed = [...text.matchAll(/`(?:[a-z]+:)?([A-Za-z]+\.(?:[A-Za-z.]|\$\{[^}`]*\})*)`/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[A-Za-z]+')}$`),
    );
    const isSaid = (name: string): boolean => {
      const key = name.slice(name.indexOf('.') + 1);
      // Of a group that is taken as a whole, as by `schedule.page[…]`, every sentence is.
      const groups = name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
      const grouped = groups
        .slice(1, -1)
        .some((group) => text.includes(` ${group}[`) || text.includes(`vi.${group}[`) || text.includes(`vi.${group};`));
      return grouped || text.includes(`${key}'`) || text.includes(`vi.${name}`) || computed.some((pattern) => pattern.test(key));
    };
    expect(known.filter((name) => !name.startsWith('labels.') && !isSaid(name))).toEqual([]);
  });
});
