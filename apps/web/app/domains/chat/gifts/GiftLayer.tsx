import { GiftBanner, GiftSlot } from '@khandai/chat-ui';
import type { ChatMessage } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore, useTalkCover } from '../chat-room-context';
import { GIFT_MS } from './GiftBanners';

/** The gift that is shown over the messages. */
export const GiftLayer = observer(function GiftLayer() {
  const { gifts: banners } = useChatRoomStore();
  const cover = useTalkCover();
  const { viewer } = useServices();
  const { t } = useLazyTranslation('composer', composer);

  const wordsOf = (message: ChatMessage) => ({
    sender: message.userId === viewer.userId ? t('gift.you') : message.showName,
    receiver: message.gift?.toName ?? '',
    gift: message.gift?.name ?? '',
    number: message.gift?.combo ?? 0,
  });
  const { shown, spoken } = banners;
  return (
    <GiftSlot spoken={spoken ? t('gift.spoken', wordsOf(spoken)) : ''}>
      {shown?.gift && (
        <GiftBanner
          key={`${shown.userId} ${shown.gift.giftId} ${spoken?.uuid ?? ''}`}
          sender={{ id: shown.userId, name: shown.showName, src: shown.profilePicture }}
          text={t('gift.shown', wordsOf(shown))}
          note={cover.isCovered(shown.createdAt) ? '' : shown.filteredMessage}
          src={shown.gift.src}
          count={shown.gift.combo}
          round={banners.round}
          lastsMs={GIFT_MS}
        />
      )}
    </GiftSlot>
  );
});
