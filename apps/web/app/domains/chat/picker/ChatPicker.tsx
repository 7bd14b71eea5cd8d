import { PickerPanel, type PickerTools } from '@khandai/chat-ui';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { picker as words } from '../../../i18n/vi/lazy/picker';
import { EmojiTab } from './EmojiTab';

/** What the composer can insert, a tab each. */
export function ChatPicker({ id, insert }: PickerTools) {
  const { t } = useLazyTranslation('picker', words);
  return (
    <PickerPanel
      id={id}
      label={t('label')}
      tabs={[{ id: 'emoji', label: t('emoji'), panel: <EmojiTab onPick={insert} /> }]}
    />
  );
}
