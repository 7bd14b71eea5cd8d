import { StickerPicture } from '@khandai/chat-ui';
import type { MessageSticker } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { SentFiles } from './SentFiles';

interface SentMediaProps {
  readonly attachments: readonly string[];
  readonly sticker?: MessageSticker | undefined;
  /** Name of the sender. */
  readonly name: string;
  readonly pending?: boolean;
}

/** What a message holds besides its text; nothing for most messages. */
export const SentMedia = observer(function SentMedia({ attachments, sticker, ...rest }: SentMediaProps): ReactNode {
  const { t } = useLazyTranslation('composer', composer);
  if (sticker) return <StickerPicture src={sticker.src} alt={t('sticker', { name: sticker.name })} />;
  return attachments.length === 0 ? null : <SentFiles srcs={attachments} {...rest} />;
});
