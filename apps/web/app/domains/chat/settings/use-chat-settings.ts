import { useEffect } from 'react';
import { perPage } from '../../../shell/services/page-stores';
import { type Services, useServices } from '../../../shell/services/services';
import { AwayNotices, showNotice } from './away-notices';
import { ChatSettings } from './ChatSettings';

/** The page's settings of the chat. */
export const chatSettingsOf = perPage(
  ({ settings, ports }: Pick<Services, 'settings' | 'ports'>) =>
    new ChatSettings({ storage: ports.storage, shell: settings }),
);

/** The page's notices of messages that come while it is hidden. Only browsers have them. */
export const awayNoticesOf = perPage((services: Pick<Services, 'settings' | 'ports'>) => {
  const settings = chatSettingsOf(services);
  return new AwayNotices({
    page: document,
    wanted: () => settings.is('newMessageNotification'),
    notify: showNotice,
  });
});

/** The settings of the chat, loaded after mount, because the server does not know them. Call it inside an observer. */
export function useChatSettings(): ChatSettings {
  const settings = chatSettingsOf(useServices());
  useEffect(() => {
    settings.open(window);
  }, [settings]);
  return settings;
}
