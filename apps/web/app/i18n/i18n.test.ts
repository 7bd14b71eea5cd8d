import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navLabel } from '../shell/frame/use-nav-items';
import { grouped } from './format-number';
import { shortDate } from './format-time';
import { I18n } from './i18n';
import { engineFor } from './sentence-engine';
import { en } from './en';
import { menu } from './en/menu';
import { addBuiltIn, builtInOf, type Language, type Sentences, toSentences } from './sentences';
import { vi } from './vi';
import type { LazyWords } from './vi/lazy';
import { articleTalk } from './vi/lazy/article-talk';
import { attachments } from './vi/lazy/attachments';
import { chatroom } from './vi/lazy/chatroom';
import { civil } from './vi/lazy/civil';
import { chatSettings } from './vi/lazy/chat-settings';
import { composer } from './vi/lazy/composer';
import { conversation } from './vi/lazy/conversation';
import { engage } from './vi/lazy/engage';
import { events } from './vi/lazy/events';
import { comics } from './vi/lazy/comics';
import { films } from './vi/lazy/films';
import { highlight } from './vi/lazy/highlight';
import { favourites } from './vi/lazy/favourites';
import { tournament } from './vi/lazy/tournament';
import { media } from './vi/lazy/media';
import { referral } from './vi/lazy/referral';
import { reels } from './vi/lazy/reels';
import { feedback } from './vi/lazy/feedback';
import { form } from './vi/lazy/form';
import { freshness } from './vi/lazy/freshness';
import { gift } from './vi/lazy/gift';
import { plainPages } from './vi/lazy/plain-pages';
import { live } from './vi/lazy/live';
import { login } from './vi/lazy/login';
import { me } from './vi/lazy/me';
import { member } from './vi/lazy/member';
import { moderate } from './vi/lazy/moderate';
import { moderation } from './vi/lazy/moderation';
import { people } from './vi/lazy/people';
import { picks } from './vi/lazy/picks';
import { picker } from './vi/lazy/picker';
import { feedCivil } from './vi/lazy/feed-civil';
import { news } from './vi/lazy/news';
import { newsfeed } from './vi/lazy/newsfeed';
import { notices } from './vi/lazy/notices';
import { notifications } from './vi/lazy/notifications';
import { pitch } from './vi/lazy/pitch';
import { postFiles } from './vi/lazy/post-files';
import { roomTools } from './vi/lazy/room-tools';
import { race } from './vi/lazy/race';
import { room } from './vi/lazy/room';
import { odds } from './vi/lazy/odds';
import { oddsTools } from './vi/lazy/odds-tools';
import { online } from './vi/lazy/online';
import { owl } from './vi/lazy/owl';
import { schedule } from './vi/lazy/schedule';
import { search } from './vi/lazy/search';
import { booking } from './vi/lazy/booking';
import { stats } from './vi/lazy/stats';
import { studio } from './vi/lazy/studio';
import { tipCard } from './vi/lazy/tip-card';
import { tips } from './vi/lazy/tips';
import { vip } from './vi/lazy/vip';
import { webPush } from './vi/lazy/web-push';

const lazy: LazyWords = {
  articleTalk,
  attachments,
  booking,
  chatroom,
  civil,
  chatSettings,
  composer,
  conversation,
  engage,
  events,
  comics,
  films,
  highlight,
  favourites,
  tournament,
  media,
  referral,
  reels,
  feedback,
  form,
  freshness,
  gift,
  live,
  login,
  me,
  member,
  moderate,
  moderation,
  odds,
  oddsTools,
  online,
  owl,
  people,
  plainPages,
  picker,
  feedCivil,
  news,
  newsfeed,
  notices,
  notifications,
  pitch,
  postFiles,
  roomTools,
  race,
  room,
  schedule,
  search,
  stats,
  studio,
  picks,
  tipCard,
  tips,
  vip,
  webPush,
};

const APP = join(import.meta.dirname, '..');

const sources = (): string =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !/^i18n\/(vi|en|zh)\//.test(name))
    .map((name) => readFileSync(join(APP, name), 'utf8'))
    .join('\n');

const valuesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

/** Both have the same names, plural forms apart, and every sentence the same values. */
function expectSameSentences(translated: Sentences, original: Sentences): void {
  const named = new Map(Object.entries(translated).map(([name, text]) => [name.replace(/_(?:one|other)$/, ''), text]));
  expect([...named.keys()].sort()).toEqual(Object.keys(original).sort());
  for (const [name, text] of named) expect([name, valuesOf(text)]).toEqual([name, valuesOf(original[name] ?? '')]);
}

describe('languages', () => {
  beforeAll(() => {
    addBuiltIn('en', en);
  });

  test('[I1] (fall-back) Chinese is empty and English partial: what they lack is Vietnamese', () => {
    expect(builtInOf('zh')).toEqual({});
    expect(new I18n('zh').getFixedT('home')('live')).toBe(vi.home.live);
    const i18n = new I18n('en');
    i18n.addResources('studio', studio);
    expect([i18n.getFixedT('home')('live'), i18n.getFixedT('studio')('title')]).toEqual(['Live now', studio.title]);
  });

  test('English is Vietnamese until its translations are loaded', () => {
    addBuiltIn('en', {});
    expect(new I18n('en').getFixedT('home')('live')).toBe(vi.home.live);
    addBuiltIn('en', en);
    expect(new I18n('en').getFixedT('home')('live')).toBe('Live now');
  });

  test('English has every sentence but those of the studio, with the same values', () => {
    expectSameSentences(
      en,
      toSentences({
        ...vi,
        menu,
        articleTalk,
        attachments,
        booking,
        chatroom,
        civil,
        chatSettings,
        composer,
        conversation,
        engage,
        events,
        comics,
        films,
        highlight,
        favourites,
        tournament,
        media,
        referral,
        reels,
        feedback,
        plainPages,
        form,
        freshness,
        gift,
        live,
        login,
        me,
        member,
        moderate,
        moderation,
        odds,
        oddsTools,
        online,
        owl,
        people,
        picker,
        picks,
        feedCivil,
        news,
        newsfeed,
        notices,
        notifications,
        pitch,
        postFiles,
        roomTools,
        race,
        room,
        schedule,
        search,
        stats,
        tipCard,
        tips,
        vip,
        webPush,
      }),
    );
  });

  test('the menu has words in English; in Vietnamese and Chinese, and for a link of an operator, the label stays', () => {
    const link = { label: 'Lịch thi đấu', href: '/lich-thi-dau', name: 'schedule' } as const;
    const match = { home: 'A', away: 'B', time: '19:15', date: '20/11' };
    const labels = (item: Parameters<typeof navLabel>[0]) =>
      (['vi', 'en', 'zh'] as const).map((language) => navLabel(item, new I18n(language)));
    expect(labels(link)).toEqual(['Lịch thi đấu', 'Schedule', 'Lịch thi đấu']);
    expect(labels({ label: 'Hội quán', href: '/lich-thi-dau' })).toEqual(['Hội quán', 'Hội quán', 'Hội quán']);
    expect(labels({ label: 'A gặp B', href: '/', match })).toEqual([
      'A gặp B',
      '19:15 on 20/11 (Vietnam time): A v B',
      'A gặp B',
    ]);
    expect(navLabel(link, new I18n('vi', { 'menu.schedule': 'Lịch đấu' }))).toBe('Lịch đấu');
  });

  test('a date has the weekday of the language', () => {
    const weekdays = new I18n('en').getFixedT('match')('weekdays');
    expect(shortDate(Date.parse('2026-11-20T12:15:00Z'), 'Asia/Ho_Chi_Minh', weekdays)).toBe('Fri, 20/11');
  });

  test('[I2] (words) the five English words of the specification', () => {
    const words = (name: string) => en[`labels.${name}`];
    expect(['tournaments', 'odds', 'hotMatch', 'time', 'interest'].map(words)).toEqual([
      'League',
      'Odds',
      'Hot Match',
      'Time',
      'Star',
    ]);
  });

  test('[I1] (plurals) an English sentence about one thing is singular', () => {
    const t = new I18n('en').getFixedT('odds');
    expect([1, 2].map((count) => t('payout.exactly', { count, unit: t('payout.goal') }))).toEqual([
      'Exactly 1 goal in all',
      'Exactly 2 goals in all',
    ]);
  });

  test('[I2] (labels) the Vietnamese words of the specification are all there', () => {
    expect(vi.labels).toEqual({
      changeCommentator: 'Đổi BLV',
      tournaments: 'Giải đấu',
      joinChatGroup: 'Tham gia nhóm chat',
      bettingTips: 'Tip kèo',
      chooseTime: 'Chọn thời gian',
      login: 'Đăng nhập',
      follow: 'Theo dõi',
      room: 'Phòng',
      odds: 'Tỷ lệ kèo',
      nextWeek: 'Tuần sau',
      changeAvatar: 'Đổi ảnh đại diện',
      topGifts: 'Top quà',
      logout: 'Đăng xuất',
      hotMatch: 'Trận hot',
      now: 'Hiện tại',
      lastWeek: 'Tuần trước',
      time: 'Thời gian',
      topFan: 'Top fan',
      day: 'Ngày',
      interest: 'Quan tâm',
      register: 'Đăng ký',
    });
  });

  test("[I2] (order) an operator's sentence stands before the built-in one, in the language it was given for", () => {
    const i18n = new I18n('en', { 'home.live': 'On air', 'match.viewersCount': '{{number}} watching' });
    expect(i18n.getFixedT('home')('live')).toBe('On air');
    expect(i18n.getFixedT('home')('match:viewersCount', { number: 12 })).toBe('12 watching');
    i18n.use('vi');
    expect(i18n.getFixedT('home')('live')).toBe(vi.home.live);
  });

  test('words returns the same function until the language changes, and listeners are notified', () => {
    const i18n = new I18n('vi');
    const words = i18n.getFixedT('shell');
    let received = 0;
    const stop = i18n.subscribe(() => (received += 1));
    expect(i18n.getFixedT('shell')).toBe(words);
    i18n.use('en');
    expect([received, i18n.version(), i18n.getFixedT('shell') === words]).toEqual([1, 1, false]);
    stop();
    i18n.use('vi');
    expect(received).toBe(1);
  });

  test('the document language is Vietnamese if most texts are, whatever was chosen', () => {
    expect([new I18n('en').documentLanguage, new I18n('zh').documentLanguage]).toEqual(['en', 'vi']);
    expect(new I18n('zh', builtInOf('vi')).documentLanguage).toBe('zh-Hant');
    const plural = Object.fromEntries(
      Object.entries(builtInOf('vi')).map(([name, sentence]) => [`${name}_other`, sentence]),
    );
    expect(new I18n('en', plural).documentLanguage).toBe('en');
  });

  test('lazy translations apply once loaded, after the operator’s own', () => {
    const i18n = new I18n('vi', { 'form.save': 'Ghi lại' });
    expect(i18n.getFixedT('form')('cancel')).toBe('form.cancel');
    i18n.addResources('form', form);
    expect([i18n.getFixedT('form')('cancel'), i18n.getFixedT('form')('save')]).toEqual([form.cancel, 'Ghi lại']);
  });

  test('[I2] (plurals) a count selects the plural form of the language', () => {
    const english = new I18n('en', {
      'match.viewersCount_one': '{{number}} viewer',
      'match.viewersCount_other': '{{number}} viewers',
      'form.wait_one': 'Try again in {{seconds}} second',
      'form.wait_other': 'Try again in {{seconds}} seconds',
    });
    const watching = [0, 1, 2, 1_200].map((count) =>
      english.getFixedT('match')('viewersCount', { number: grouped(count, 'en'), count }),
    );
    expect(watching).toEqual(['0 viewers', '1 viewer', '2 viewers', '1,200 viewers']);
    expect([1, 30].map((count) => english.getFixedT('form')('wait', { seconds: count, count }))).toEqual([
      'Try again in 1 second',
      'Try again in 30 seconds',
    ]);
    const one = (language: Language, own?: Sentences) =>
      new I18n(language, own).getFixedT('match')('viewersCount', { number: 1, count: 1 });
    expect([one('vi'), one('en'), one('zh', { 'match.viewersCount_other': '{{number}} 位觀眾' })]).toEqual([
      '1 người xem',
      '1 watching',
      '1 位觀眾',
    ]);
  });

  test('a value fills its placeholder unchanged, whatever syntax it contains', () => {
    const title = new I18n('vi').getFixedT('shell');
    expect(title('error.documentTitle', { title: '{{x}} $t(skip) <b>$&</b>' })).toBe(
      '{{x}} $t(skip) <b>$&</b> · Khán Đài',
    );
    const names = { name: 'A', lng: 'en', ns: 'odds', defaultValue: 'B', context: 'c', replace: 'd', returnObjects: 1 };
    expect(title('guest', names)).toBe('Bạn đang xem với tên A');
  });

  test("[I2] (groups) an operator's sentence under the name of a group leaves the sentences of the group", () => {
    const words = new I18n('vi', { 'shell.error': 'Lỗi' }).getFixedT('shell');
    expect(words('error.documentTitle', { title: 'A' })).toBe('A · Khán Đài');
  });

  test('page views of one language and one set of sentences share an engine; another set has its own', () => {
    const own = { 'home.live': 'On air' };
    expect(engineFor('en', own)).toBe(engineFor('en', { ...own }));
    expect(engineFor('en', own)).not.toBe(engineFor('vi', own));
    expect(engineFor('en', own)).not.toBe(engineFor('en', {}));
  });

  test('a new language keeps the translations of loaded parts', () => {
    const i18n = new I18n('vi');
    i18n.addResources('form', form);
    i18n.use('zh', { 'home.live': '直播' });
    expect(i18n.getFixedT('form')('cancel')).toBe(form.cancel);
  });

  test('a placeholder without a value stays empty', () => {
    expect(new I18n('vi').getFixedT('match')('viewersCount', {})).toBe(' người xem');
  });
});

describe('the sentences of Vietnamese', () => {
  const known = [...Object.keys(builtInOf('vi')), ...Object.keys(toSentences({ ...lazy }))];
  const text = sources();

  test('[I1] (vi full) every key written out in the sources has a sentence', () => {
    const every = new Set(known.map((name) => name.slice(name.indexOf('.') + 1)));
    const used = [...text.matchAll(/\b(?:t|words)\('(?:[a-z]+:)?([A-Za-z.]+)'/g)].map((match) => match[1] ?? '');
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !every.has(key))).toEqual([]);
  });

  test('every translation is used in the sources, except the common labels', () => {
    // Keys with a computed part: `state.${label}` uses every key that matches.
    const computed = [...text.matchAll(/`(?:[a-z]+:)?([A-Za-z]+\.(?:[A-Za-z.]|\$\{[^}`]*\})*)`/g)].map(
      ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[A-Za-z0-9]+')}$`),
    );
    const isSaid = (name: string): boolean => {
      const key = name.slice(name.indexOf('.') + 1);
      // A group that is used as a whole, as in `schedule.page[…]`, uses all its sentences.
      const groups = name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
      const grouped = groups
        .slice(1, -1)
        .some((group) => text.includes(` ${group}[`) || text.includes(`vi.${group}[`) || text.includes(`vi.${group};`));
      return (
        grouped ||
        text.includes(`${key}'`) ||
        text.includes(`vi.${name}`) ||
        // Meta tags read a lazy part's words without a translator: they are Vietnamese.
        (name.split('.')[0]! in lazy && (text.includes(` ${name}`) || text.includes(`(${name}`))) ||
        computed.some((pattern) => pattern.test(key))
      );
    };
    expect(known.filter((name) => !name.startsWith('labels.') && !isSaid(name))).toEqual([]);
  });
});
