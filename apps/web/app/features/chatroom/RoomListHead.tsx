import { css } from '@emotion/react';
import { IconButton, icons, OriginBadge } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { useOrigin } from '../../shell/frame/use-origin';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { useNoticeSound } from './use-notice-sound';

/** Title of the list, and what a member does from there: write to someone, switch the sound. */
export const RoomListHead = observer(function RoomListHead() {
  const { t } = useLazyTranslation('chatroom', words);
  const { viewer } = useServices();
  const origin = useOrigin();
  const sound = useNoticeSound();
  return (
    <div css={head}>
      <div css={names}>
        <h2>{t('heading')}</h2>
        {origin && <OriginBadge>{origin}</OriginBadge>}
      </div>
      {viewer.isMember && (
        <span css={push}>
          <NewMessageButton />
          <IconButton
            icon={sound.on ? icons.volume : icons.volumeOff}
            label={t(sound.on ? 'soundOn' : 'soundOff')}
            onClick={sound.toggle}
          />
        </span>
      )}
    </div>
  );
});

const loadNewMessage = () => import('./NewMessage').then(({ NewMessage }) => NewMessage);

const NewMessageButton = observer(function NewMessageButton() {
  const { t } = useLazyTranslation('chatroom', words);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const Choice = useLazyPart(open, loadNewMessage, close);
  return (
    <>
      <IconButton
        icon={icons.pen}
        label={t('newMessage')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      />
      {Choice && <Choice open={open} onClose={close} />}
    </>
  );
});

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 56px;
  padding: 0 var(--sp-1) 0 var(--sp-4);
  flex: none;
`;

/* In a narrow column the mark of simulated data goes below the title. */
const names = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  min-width: 0;
  & > h2 {
    font-size: var(--fs-18);
    line-height: 1.5rem;
    white-space: nowrap;
  }
`;

const push = css`
  display: flex;
  flex: none;
`;
