import { Sheet } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { type Banned, BanStep } from './BanStep';

interface BanSheetProps {
  readonly message: Banned;
  readonly onClose: () => void;
}

/** The ban of a person, on a page outside their room. */
export function BanSheet({ message, onClose }: BanSheetProps) {
  const { t } = useLazyTranslation('moderate', moderate);
  return (
    <Sheet open onClose={onClose} title={`${t('banTitle')} · ${message.showName}`} closeLabel={t('close')}>
      <BanStep message={message} onClose={onClose} onCancel={onClose} />
    </Sheet>
  );
}
