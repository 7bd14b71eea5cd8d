import { useCallback, useEffect, useState } from 'react';
import { useNotificationWords } from '../use-notification-words';
import { useServices } from '../../../shell/services/services';
import { SettingsStore } from './SettingsStore';

/** A member's settings, loaded while this component is mounted. Call it inside an observer. */
export function useSettings(): { readonly store: SettingsStore; readonly retry: () => void } {
  const { t } = useNotificationWords();
  const { api, toasts, log } = useServices();
  const [tries, again] = useState(0);
  const [store] = useState(
    () =>
      new SettingsStore({
        load: (signal) => api.call('GET /au/api/user/message/settings', {}, signal),
        save: (body) => api.call('POST /au/api/user/message/settings', { body }),
        refused: (error) => {
          log.warn('notification settings', error);
          toasts.push({ tone: 'bad', title: t('saveFailed') });
        },
        report: (error) => {
          log.warn('notification settings', error);
        },
      }),
  );
  useEffect(() => {
    const life = new AbortController();
    void store.load(life.signal);
    return () => {
      life.abort();
    };
  }, [store, tries]);

  const retry = useCallback(() => {
    again((count) => count + 1);
  }, []);
  return { store, retry };
}
