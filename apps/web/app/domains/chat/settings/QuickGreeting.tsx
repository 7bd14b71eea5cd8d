import { css } from '@emotion/react';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { useChatRoomStore } from '../chat-room-context';
import { useChatSettings } from './use-chat-settings';

/** A button that greets the room, until the user has written in it. A private conversation has no room to greet. */
export const QuickGreeting = observer(function QuickGreeting(): ReactNode {
  const { t } = useLazyTranslation('composer', composer);
  const store = useChatRoomStore();
  if (!useChatSettings().is('quickGreeting') || store.hasWritten || store.talk.past || store.isPrivate) return null;
  return (
    <p css={line}>
      <Button
        size="sm"
        onClick={() => {
          store.say(t('greeting'));
        }}
      >
        {t('greet')}
      </Button>
    </p>
  );
});

const line = css`
  flex: none;
  display: flex;
  justify-content: center;
  padding: var(--sp-1) var(--sp-2);
`;
