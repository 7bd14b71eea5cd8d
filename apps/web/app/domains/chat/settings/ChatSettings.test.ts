import { ChatSettings, chatSettingNames } from './ChatSettings';

const KEY = 'setting-message';

function setUp(saved?: string) {
  const stored: Record<string, string> = saved === undefined ? {} : { [KEY]: saved };
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  };
  const shell = {
    shortenMode: false,
    change({ shortenMode }: { shortenMode: boolean }) {
      shell.shortenMode = shortenMode;
    },
  };
  const tab = () => {
    let hear: (event: { key: string | null }) => void = () => undefined;
    const page = { addEventListener: (_: string, listener: (event: never) => void) => void (hear = listener as never) };
    const settings = new ChatSettings({ storage, shell });
    settings.open(page as Pick<Window, 'addEventListener'>);
    return { settings, hear: (key: string | null) => hear({ key }) };
  };
  return { stored, shell, tab, ...tab() };
}

const on = (settings: ChatSettings) => chatSettingNames.filter((name) => settings.is(name));

describe('settings of the chat', () => {
  test('[CH15] (defaults) there are twelve under setting-message, and all are false', () => {
    const { settings } = setUp();
    expect([chatSettingNames.length, on(settings)]).toEqual([12, []]);
  });

  test.each(chatSettingNames)('[CH15] (kept) %s is saved, and read by the next visit', (name) => {
    const { settings, stored, tab } = setUp();
    settings.set(name, true);
    expect(JSON.parse(stored[KEY] ?? '')).toEqual({ [name]: true });
    expect(on(tab().settings)).toEqual([name]);
    settings.set(name, false);
    expect(on(tab().settings)).toEqual([]);
  });

  test.each(['{"simpleMode":tr', '[]', 'null', '"simpleMode"', '{"simpleMode":"true","quickGreeting":1}'])(
    'broken saved text counts as nothing saved: %s',
    (saved) => {
      const { settings } = setUp(saved);
      expect(on(settings)).toEqual([]);
      settings.set('simpleMode', true);
      expect(on(settings)).toEqual(['simpleMode']);
    },
  );

  test('another tab’s change shows at once, and is not overwritten by the next change here', () => {
    const one = setUp();
    const other = one.tab();
    one.settings.set('simpleMode', true);
    other.hear('khandai:emoji');
    expect(on(other.settings)).toEqual([]);
    other.hear(KEY);
    expect(on(other.settings)).toEqual(['simpleMode']);
    one.settings.set('quickGreeting', true);
    other.settings.set('saveMessage', true);
    expect(JSON.parse(one.stored[KEY] ?? '')).toEqual({ simpleMode: true, quickGreeting: true, saveMessage: true });
  });

  test('the side banners follow shorten mode', () => {
    const { settings, shell } = setUp('{"shortenMode":true}');
    expect(shell.shortenMode).toBe(true);
    settings.set('shortenMode', false);
    expect(shell.shortenMode).toBe(false);
  });

  test('a reset turns all off, and the sound back on', () => {
    const { settings, stored } = setUp('{"other":1,"simpleMode":true,"greetingNotify":false}');
    expect(settings.sounds).toBe(false);
    settings.reset();
    expect([on(settings), settings.sounds]).toEqual([[], true]);
    expect(JSON.parse(stored[KEY] ?? '')).toMatchObject({ other: 1, simpleMode: false });
  });

  test('hidden tips are not the only ones shown', () => {
    const { settings } = setUp('{"showOnlyTip":true}');
    expect(settings.onlyTips).toBe(true);
    settings.set('disableTip', true);
    expect(settings.onlyTips).toBe(false);
  });
});
