import { runInAction } from 'mobx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { notices as words } from '../../../i18n/vi/lazy/notices';
import { type Services, useServices } from '../../../shell/services/services';
import { useLive, useSpoilers } from '../../match';
import { type ChatDomain, useChat } from '../chat-domain';
import { coversQuotes } from '../covers-quotes';
import { playNotice } from '../NoticeSound';
import { useChatSettings } from '../settings/use-chat-settings';
import { UnseenMentions } from './UnseenMentions';

/** Nearly every user closes the toast before. */
const FOR_A_DAY_MS = 86_400_000;

/** Tells the member of messages that mention them in rooms that are not open. Call it inside an observer. */
export function useMentionNotices(): void {
  const services = useServices();
  const settings = useChatSettings();
  const chat = useChat();
  const { t } = useLazyTranslation('notices', words);
  const navigate = useNavigate();
  const live = useLive();
  const spoilers = useSpoilers();
  const { userId } = services.viewer;

  useEffect(() => {
    if (userId === undefined) return;
    const life = new AbortController();
    const store = unseenMentions(services, chat, userId);
    const stop = store.mentioned.on(({ groupId, groupName, groupMessageId, showName, filteredMessage }) => {
      const calls = settings.is('callNotification');
      if (calls) playNotice();
      const room = chat.followed.get()?.rooms.find((one) => one.groupId === groupId);
      const isCovered = coversQuotes(groupId, room, { live, spoilers });
      const onPress = () => void navigate(`/chatroom?roomId=${groupId}&messageId=${groupMessageId}`);
      services.toasts.push({
        tone: 'info',
        title: t('mentioned', { name: showName, room: groupName }),
        text: isCovered ? t('covered') : filteredMessage,
        keep: true,
        actions: [{ label: t('open'), onPress }],
        ...(calls && { duration: FOR_A_DAY_MS }),
      });
    });
    void store.open(life.signal);
    runInAction(() => {
      chat.mentions.set(store);
    });
    return () => {
      stop();
      runInAction(() => {
        chat.mentions.set(undefined);
      });
      life.abort();
    };
  }, [services, settings, chat, userId, t, navigate, live, spoilers]);
}

const unseenMentions = (
  { api, socket, log }: Services,
  chat: Pick<ChatDomain, 'isEntered'>,
  userId: number,
): UnseenMentions =>
  new UnseenMentions({
    list: async (signal) => (await api.call('GET /ac/api/chat/message/mentions', {}, signal)).list,
    watch: (listener) =>
      socket.watch({ topic: 'inbox', userId }, ({ mentions = [] }) => {
        listener(mentions);
      }),
    see: (groupId) => api.call('POST /ac/api/chat/message/mentions-seen', { body: { groupId } }),
    isOpen: (groupId) => chat.isEntered(groupId) && document.visibilityState === 'visible',
    failed: (what, error) => {
      log.warn(what, error);
    },
  });
