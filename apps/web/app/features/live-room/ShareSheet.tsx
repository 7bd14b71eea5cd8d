import { SheetRows } from '@khandai/chat-ui';
import { icons, Sheet } from '@khandai/ui-kit';
import { useRoomWords } from './use-room-words';

export interface ShareSheetProps {
  readonly onPost: () => void;
  readonly onLink: () => void;
  readonly onClose: () => void;
}

/** The ways to share a room: a post with the card of its match, or its address. */
export function ShareSheet({ onPost, onLink, onClose }: ShareSheetProps) {
  const { t } = useRoomWords();
  return (
    <Sheet open onClose={onClose} title={t('share.button')} closeLabel={t('share.close')}>
      <SheetRows
        label={t('share.button')}
        rows={[
          { icon: icons.newspaper, label: t('share.post'), note: t('share.postText'), onPress: onPost },
          { icon: icons.share, label: t('share.link'), onPress: onLink },
        ]}
      />
    </Sheet>
  );
}
