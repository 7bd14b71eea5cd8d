import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { notices as words } from '../../i18n/vi/lazy/notices';
import { useServices } from '../../shell/services/services';
import { useLive, useSpoilers } from '../match';
import { useChat } from './chat-domain';
import { coversQuotes } from './covers-quotes';
import { useMentionNotices } from './mentions/use-mention-notices';
import { messageText } from './message-text';
import { awayNoticesOf, useChatSettings } from './settings/use-chat-settings';

/** A busy room must not fill the page with toasts. */
const MIN_BETWEEN_MS = 5_000;

/** Tells of messages in followed rooms and private conversations, as the settings of the chat say. */
export const MessageNotices = observer(function MessageNotices(): null {
  const services = useServices();
  const settings = useChatSettings();
  const chat = useChat();
  const store = chat.followed.get();
  const { t } = useLazyTranslation('notices', words);
  const navigate = useNavigate();
  const live = useLive();
  const spoilers = useSpoilers();
  const inChat = useLocation().pathname.startsWith('/chatroom');
  const toastedAt = useRef(-Infinity);

  useEffect(() => {
    if (!store) return;
    return store.notified.on((groupId) => {
      const room = store.rooms.find((one) => one.groupId === groupId);
      const message = room?.lastMessage;
      if (!room || !message) return;
      const title = room.otherUser?.showName ?? room.name;
      const isCovered = coversQuotes(groupId, room, { live, spoilers });
      const said = isCovered ? t('covered') : messageText(message, (media) => t(`media.${media}`));
      const text = t('message', { name: message.showName, text: said });
      const onOpen = () => void navigate(`/chatroom?roomId=${groupId}`);
      awayNoticesOf(services).note({ uuid: message.uuid, title, text, onOpen });
      const now = services.timers.now();
      if (!settings.is('messageNotification') || inChat || chat.isEntered(groupId)) return;
      if (now - toastedAt.current < MIN_BETWEEN_MS) return;
      toastedAt.current = now;
      services.toasts.push({
        tone: 'info',
        title,
        text,
        actions: [{ label: t(room.otherUser ? 'openConversation' : 'open'), onPress: onOpen }],
      });
    });
  }, [store, services, settings, chat, t, navigate, inChat, live, spoilers]);

  useMentionNotices();

  return null;
});
