import type { ChatMessage } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';

/** The text of the message that is replied to, or a word for what it holds instead. */
export const ParentText = observer(function ParentText({ filteredMessage, media }: NonNullable<ChatMessage['parent']>) {
  const { t } = useLazyTranslation('composer', composer);
  return filteredMessage === '' && media ? t(`parentMedia.${media}`) : filteredMessage;
});
