import { css } from '@emotion/react';
import { EmptyState, Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { useChatRoomStore } from './chat-room-context';
import { quiet } from './chat-styles';
import { NoMessages } from './ChatMessages';
import { HeldMessage, OwnMessage } from './RoomMessage';

/**
 * In place of the messages, as high as they are: people write scores, and the reader hides them. What the reader writes themselves
 * is shown until the room has it.
 */
export const ChatCover = observer(function ChatCover({ onPress }: { readonly onPress: () => void }) {
  const store = useChatRoomStore();
  const { t } = useLazyTranslation('composer', composer);
  const { held } = store.civil;
  const { unsent } = store.talk;
  return (
    <div css={root}>
      {store.isLoading || store.failed ? (
        <NoMessages />
      ) : (
        <EmptyState
          level={3}
          icon={icons.eyeOff}
          title={t('covered')}
          text={t('coveredText')}
          action={<Button onClick={onPress}>{t('uncover')}</Button>}
        />
      )}
      <div aria-live="polite">
        {held.map((message) => (
          <HeldMessage key={message.uuid} message={message} />
        ))}
        {unsent.map((message) => (
          <OwnMessage key={message.uuid} message={message} />
        ))}
        {store.hasSent && <p css={quiet}>{t('coveredSent')}</p>}
      </div>
    </div>
  );
});

/* Where the keyboard of a phone leaves little height it scrolls, as the messages do. */
const root = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  & > :first-of-type {
    padding-block: var(--sp-3);
  }
`;
