import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import type { SheetsProps } from './CivilSheets';
import { AppealSheet } from './AppealSheet';
import { MessageSheet } from './MessageSheet';
import { PollSheet } from './PollSheet';
import { RoomControls } from './RoomControls';

const titles = { controls: 'room.title', poll: 'poll.title', appeal: 'appeal.title' } as const;

/** The open sheet of the room. */
export const OpenSheet = observer(function OpenSheet({ sheet, belowPicture, onClose }: SheetsProps) {
  const clear = belowPicture === true ? PICTURE_HEIGHT : undefined;
  const { t } = useLazyTranslation('moderate', moderate);
  if (sheet?.kind === 'message')
    return <MessageSheet key={sheet.message.groupMessageId} message={sheet.message} clear={clear} onClose={onClose} />;
  return (
    <Sheet
      open={sheet !== undefined}
      onClose={onClose}
      title={sheet ? t(titles[sheet.kind]) : ''}
      closeLabel={t('close')}
      clear={clear}
    >
      {sheet?.kind === 'controls' && <RoomControls />}
      {sheet?.kind === 'poll' && <PollSheet />}
      {sheet?.kind === 'appeal' && <AppealSheet onClose={onClose} />}
    </Sheet>
  );
});
