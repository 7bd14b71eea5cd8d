import { isAborted } from '@khandai/api-client';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useI18n } from '../../i18n/use-translation';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { pushBrowser } from './push-browser';
import { pushServer } from './push-server';
import { pushWish } from './push-wish';
import { renewDevice } from './renew-device';

/** Keeps this browser registered for a member who wants pushes in it. Lazy, because guests have none. */
export const WebPushRuntime = observer(function WebPushRuntime(): null {
  const services = useServices();
  const i18n = useI18n();
  const { userId } = services.viewer;

  useEffect(() => {
    if (userId === undefined) return;
    const life = new AbortController();
    const server = pushServer(services, () => i18n.language);
    const deps = { browser: pushBrowser, server, wish: pushWish(deviceStorage) };
    renewDevice(userId, deps, life.signal).catch((error: unknown) => {
      if (!isAborted(error)) services.log.warn('web push', error);
    });
    return () => {
      life.abort();
    };
  }, [services, i18n, userId]);

  return null;
});
