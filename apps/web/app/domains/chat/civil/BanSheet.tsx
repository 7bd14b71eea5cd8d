import type { ChatMessage } from '@khandai/contracts';
import { Sheet } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { BanStep } from './BanStep';

interface BanSheetProps {
  readonly message: Pick<ChatMessage, 'groupId' | 'userId' | 'showName'>;
  /** In all rooms only: what they wrote is part of no room. */
  readonly isEverywhere?: boolean;
  readonly onClose: () => void;
}

/** The ban of a person, on a page outside their room. */
export function BanSheet({ message, isEverywhere, onClose }: BanSheetProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  return (
    <Sheet open onClose={onClose} title={`${t('banTitle')} · ${message.showName}`} closeLabel={t('close')}>
      <BanStep message={message} isEverywhere={isEverywhere} onClose={onClose} onCancel={onClose} />
    </Sheet>
  );
}
