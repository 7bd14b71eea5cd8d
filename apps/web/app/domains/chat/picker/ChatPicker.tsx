import { PickerPanel, type PickerTools } from '@khandai/chat-ui';
import type { MessageSticker } from '@khandai/contracts';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { picker as words } from '../../../i18n/vi/lazy/picker';
import { useChatRoomStore } from '../chat-room-context';
import { EmojiTab } from './EmojiTab';
import { StickerTab } from './StickerTab';

/** What the composer can insert, a tab each. */
export function ChatPicker({ id, insert, close }: PickerTools) {
  const store = useChatRoomStore();
  const sendSticker = (sticker: MessageSticker) => {
    if (store.send({ sticker })) close();
  };
  const { t } = useLazyTranslation('picker', words);
  return (
    <PickerPanel
      id={id}
      label={t('label')}
      tabs={[
        { id: 'emoji', label: t('emoji'), panel: <EmojiTab onPick={insert} /> },
        { id: 'stickers', label: t('stickers'), panel: <StickerTab onPick={sendSticker} /> },
      ]}
    />
  );
}
