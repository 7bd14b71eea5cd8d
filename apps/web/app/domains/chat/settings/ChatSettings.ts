import { makeAutoObservable, observableRef } from 'mobx';
import { parseSaved } from '../../../shell/services/saved';
import { CHAT_SETTINGS_KEY, type SettingsStorage } from '../../../shell/services/SettingsStore';

/** The names under `setting-message`; each is false until the user turns it on. */
export const chatSettingNames = [
  'simpleMode',
  'shortenMode',
  'closeSetting',
  'disableTip',
  'showOnlyTip',
  'quickGreeting',
  'thanksMessage',
  'saveMessage',
  'greetingNotify',
  'messageNotification',
  'callNotification',
  'newMessageNotification',
] as const;
export type ChatSettingName = (typeof chatSettingNames)[number];

type Saved = Readonly<Partial<Record<ChatSettingName, boolean>>>;

export interface ChatSettingsDeps {
  readonly storage: SettingsStorage;
  /** Holds `shortenMode`, which the side banners of every page depend on. */
  readonly shell: { readonly shortenMode: boolean; change(part: { shortenMode: boolean }): void };
}

/** The settings of the chat in this browser. All tabs share them. */
export class ChatSettings {
  private saved: Saved = {};
  private opened = false;

  constructor(private readonly deps: ChatSettingsDeps) {
    makeAutoObservable<this, 'deps' | 'opened' | 'saved'>(
      this,
      { deps: false, opened: false, saved: observableRef },
      { autoBind: true },
    );
  }

  /** Loads what is saved, and from then on what other tabs change. Only the first call does anything. */
  open(page: Pick<Window, 'addEventListener'>): void {
    if (this.opened) return;
    this.opened = true;
    this.read();
    page.addEventListener('storage', ({ key }) => {
      // A cleared storage has no key.
      if (key === CHAT_SETTINGS_KEY || key === null) this.read();
    });
  }

  is(name: ChatSettingName): boolean {
    return name === 'shortenMode' ? this.deps.shell.shortenMode : (this.saved[name] ?? false);
  }

  /** Messages in other rooms sound until the user turns `greetingNotify` off. */
  get sounds(): boolean {
    return this.saved.greetingNotify ?? true;
  }

  /** Tips are what the user wants to see; hiding them comes first. */
  get onlyTips(): boolean {
    return this.is('showOnlyTip') && !this.is('disableTip');
  }

  set(name: ChatSettingName, value: boolean): void {
    this.write({ [name]: value });
  }

  /** Turns all of them off; the sound is as before the first change. */
  reset(): void {
    const { greetingNotify: _, ...rest } = parseSaved(this.deps.storage.getItem(CHAT_SETTINGS_KEY));
    const off = chatSettingNames.filter((name) => name !== 'greetingNotify').map((name) => [name, false] as const);
    this.store({ ...rest, ...Object.fromEntries(off) });
  }

  // Another tab may have changed other settings since this one read them.
  private write(part: Saved): void {
    this.store({ ...parseSaved(this.deps.storage.getItem(CHAT_SETTINGS_KEY)), ...part });
  }

  private store(all: Readonly<Record<string, unknown>>): void {
    this.deps.storage.setItem(CHAT_SETTINGS_KEY, JSON.stringify(all));
    this.accept(all);
  }

  private read(): void {
    this.accept(parseSaved(this.deps.storage.getItem(CHAT_SETTINGS_KEY)));
  }

  private accept(all: Readonly<Record<string, unknown>>): void {
    const valid = chatSettingNames.flatMap((name) => {
      const value = all[name];
      return typeof value === 'boolean' ? [[name, value] as const] : [];
    });
    this.saved = Object.fromEntries(valid);
    const shortenMode = this.saved.shortenMode ?? false;
    if (shortenMode !== this.deps.shell.shortenMode) this.deps.shell.change({ shortenMode });
  }
}
