import { I18n } from '../../i18n/i18n';
import { loadLanguage } from '../../i18n/load-language';
import { addBuiltIn } from '../../i18n/sentences';
import { vi } from '../../i18n/vi';
import { languageCookie, LanguageChoice, languageFromCookie } from './LanguageChoice';
import { PageLog } from './log';

const page = () => ({ cookie: '', documentElement: { lang: 'vi' } });

describe('the language of a page', () => {
  test('[I2] (cookie) is stored for 365 days, SameSite lax, and read back; an unknown value means Vietnamese', () => {
    expect(languageCookie('en')).toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(languageFromCookie('timezone=a; language=zh')).toBe('zh');
    expect([languageFromCookie('language=fr'), languageFromCookie(null)]).toEqual(['vi', 'vi']);
  });

  test("[I2] (choice) it changes in place, with the operator's sentences", async () => {
    const i18n = new I18n('vi');
    const document = page();
    await new LanguageChoice(i18n, {
      sentences: () => Promise.resolve({ 'home.live': 'On air' }),
      load: loadLanguage,
      log: new PageLog(),
    }).choose('en', document);
    expect([i18n.getFixedT('home')('live'), i18n.language, document.cookie]).toEqual([
      'On air',
      'en',
      languageCookie('en'),
    ]);
    expect([
      document.documentElement.lang,
      i18n.getFixedT('odds')('heading'),
      i18n.getFixedT('home')('toSchedule'),
    ]).toEqual(['en', 'Odds', 'Schedule']);
  });

  test('the last choice counts, and without the server the Vietnamese texts apply', async () => {
    addBuiltIn('en', {});
    const i18n = new I18n('vi');
    const log = new PageLog();
    let answer: (own: Record<string, string>) => void = () => undefined;
    const slow = new Promise<Record<string, string>>((resolve) => (answer = resolve));
    const choice = new LanguageChoice(i18n, {
      sentences: (locale) => (locale === 'zh' ? slow : Promise.reject(new Error('away'))),
      load: () => Promise.reject(new Error('away')),
      log,
    });
    const first = choice.choose('zh', page());
    await choice.choose('en', page());
    answer({ 'home.live': '直播' });
    await first;
    expect([i18n.language, i18n.getFixedT('home')('live'), i18n.getFixedT('match')('hot')]).toEqual([
      'en',
      vi.home.live,
      vi.match.hot,
    ]);
    expect(log.entries).toHaveLength(3);
  });
});
