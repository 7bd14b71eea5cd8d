import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { civil as words } from '../../../i18n/vi/lazy/civil';
import { useChatRoomStore } from '../chat-room-context';
import { besideField } from '../chat-styles';

/**
 * Opens the room controls, for those who keep the room in order. It is in the room's head; `onCompact` is the one beside the
 * field, for phones where a room has no head.
 */
export const ControlsButton = observer(function ControlsButton({ onCompact }: { onCompact?: boolean }): ReactNode {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  if (!civil.moderates) return null;
  return (
    <span css={onCompact && besideField}>
      <IconButton
        icon={icons.shield}
        label={t('controls')}
        aria-haspopup="dialog"
        onClick={() => {
          civil.open({ kind: 'controls' });
        }}
      />
    </span>
  );
});
