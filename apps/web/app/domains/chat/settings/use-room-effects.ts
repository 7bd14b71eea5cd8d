import { useEffect } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useServices } from '../../../shell/services/services';
import { useChat } from '../chat-domain';
import type { ChatRoomStore } from '../ChatRoomStore';
import { messageText } from '../message-text';
import type { TalkCover } from '../TalkCover';
import { watchNewest } from '../watch-newest';
import { Thanks } from './Thanks';
import { ThanksClaims } from './ThanksClaims';
import { awayNoticesOf, useChatSettings } from './use-chat-settings';

/**
 * What the settings do in an open room apart from its look: they count messages of a hidden page, and thank for gifts.
 *
 * @param cover A notice does not quote what is covered.
 */
export function useRoomEffects(store: ChatRoomStore, title: string, cover: TalkCover): void {
  const services = useServices();
  const settings = useChatSettings();
  const { t } = useLazyTranslation('composer', composer);
  const { groupId } = store;

  useEffect(
    () =>
      watchNewest(store, (message) => {
        const { uuid, userId, showName, createdAt } = message;
        if (userId === services.viewer.userId) return;
        const text = cover.isCovered(createdAt)
          ? t('coveredMessage')
          : messageText(message, (media) => t(`parentMedia.${media}`));
        awayNoticesOf(services).note({ uuid, title, text: `${showName}: ${text}` });
      }),
    [store, services, title, t, cover],
  );

  const unseen = useChat().mentions.get();
  useEffect(() => {
    if (!unseen) return;
    unseen.see(groupId);
    const life = new AbortController();
    // A mention that came while the page was hidden is seen when the user is back.
    const see = () => {
      if (document.visibilityState === 'visible') unseen.see(groupId);
    };
    document.addEventListener('visibilitychange', see, { signal: life.signal });
    return () => {
      life.abort();
    };
  }, [unseen, groupId]);

  useEffect(() => {
    const { ports, timers, log } = services;
    const claims = new ThanksClaims({ storage: ports.storage, locks: navigator.locks, now: () => timers.now() });
    const thanks = new Thanks({
      userId: () => services.viewer.userId,
      wanted: () => settings.is('thanksMessage') && services.viewer.isMember,
      claim: (userId) => claims.claim(userId),
      say: (gift) => {
        store.say(t('thanks', gift));
      },
    });
    return store.announced.on((message) => {
      thanks.hear(message).catch((error: unknown) => {
        log.warn('thanks for a gift', error);
      });
    });
  }, [store, services, settings, t]);
}
