import { useEffect } from 'react';
import type { SettingsStore } from '../../../shell/services/SettingsStore';
import { type Services, useServices } from '../../../shell/services/services';
import { AwayNotices, showNotice } from './away-notices';
import { ChatSettings } from './ChatSettings';

/** One for each page; those of a server's pages go with them. */
const byShell = new WeakMap<SettingsStore, ChatSettings>();

/** The page's settings of the chat. They are made with the first part that needs them, because most pages have no chat. */
export function chatSettingsOf({ settings, ports }: Pick<Services, 'settings' | 'ports'>): ChatSettings {
  const known = byShell.get(settings);
  if (known) return known;
  const made = new ChatSettings({ storage: ports.storage, shell: settings });
  byShell.set(settings, made);
  return made;
}

const awayByShell = new WeakMap<SettingsStore, AwayNotices>();

/** The page's notices of messages that come while it is hidden. Only browsers have them. */
export function awayNoticesOf(services: Pick<Services, 'settings' | 'ports'>): AwayNotices {
  const known = awayByShell.get(services.settings);
  if (known) return known;
  const settings = chatSettingsOf(services);
  const made = new AwayNotices({
    page: document,
    wanted: () => settings.is('newMessageNotification'),
    notify: showNotice,
  });
  awayByShell.set(services.settings, made);
  return made;
}

/** The settings of the chat, loaded after mount, because the server does not know them. Call it inside an observer. */
export function useChatSettings(): ChatSettings {
  const settings = chatSettingsOf(useServices());
  useEffect(() => {
    settings.open(window);
  }, [settings]);
  return settings;
}
