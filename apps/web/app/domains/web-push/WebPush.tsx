import { SettingSwitch } from '@khandai/chat-ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n, useLazyTranslation } from '../../i18n/use-translation';
import { webPush as words } from '../../i18n/vi/lazy/web-push';
import { deviceStorage } from '../../shell/services/browser-ports';
import { type Services, useServices } from '../../shell/services/services';
import { pushBrowser } from './push-browser';
import { pushServer } from './push-server';
import { pushWish } from './push-wish';
import { type WebPushDeps, WebPushStore } from './WebPushStore';

/** The switch for notifications on this device, with no page open. It says why it cannot be used. For members only. */
export const WebPush = observer(function WebPush(): ReactNode {
  const { viewer } = useServices();
  const { userId, isMember } = viewer;
  return isMember && userId !== undefined ? <OwnSwitch key={userId} userId={userId} /> : null;
});

const OwnSwitch = observer(function OwnSwitch({ userId }: { userId: number }): ReactNode {
  const { t } = useLazyTranslation('webPush', words);
  const services = useServices();
  const i18n = useI18n();
  const [store] = useState(() => {
    const failed: WebPushDeps['failed'] = (action, error) => {
      services.log.warn('web push', error);
      if (action === 'check') return;
      const title = action === 'on' ? t('onFailed') : t('offFailed');
      services.toasts.push({ tone: 'bad', title, text: t('tryLater') });
    };
    return makeStore(services, userId, () => i18n.language, failed);
  });

  useEffect(() => {
    const life = new AbortController();
    void store.open(life.signal);
    return () => {
      life.abort();
    };
  }, [store]);

  const { state, busy } = store;
  return (
    <SettingSwitch
      label={t('title')}
      note={t(`note.${state}`)}
      checked={state === 'on'}
      disabled={busy || (state !== 'on' && state !== 'off')}
      onChange={(on) => void store.turn(on)}
    />
  );
});

function makeStore(
  services: Services,
  userId: number,
  language: () => string,
  failed: WebPushDeps['failed'],
): WebPushStore {
  const saved = pushWish(deviceStorage);
  const wish = {
    set: (wanted: boolean) => {
      saved.set(wanted ? userId : null);
    },
  };
  return new WebPushStore({ browser: pushBrowser, server: pushServer(services, language), wish, failed });
}
