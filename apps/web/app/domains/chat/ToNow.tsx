import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { useChatRoomStore } from './chat-room-context';
import { quiet } from './chat-styles';

/** Leads from old talk to what is written now. The button goes, so the focus moves to the messages. */
export const ToNow = observer(function ToNow({ list }: { list: RefObject<HTMLElement | null> }) {
  const store = useChatRoomStore();
  const { t } = useLazyTranslation('composer', composer);
  if (!store.talk.past) return null;
  const toNow = () => {
    list.current?.focus({ preventScroll: true });
    store.talk.toNow();
  };
  return (
    <button type="button" css={[quiet, toNowButton]} onClick={toNow}>
      {t(store.talk.past.goesOn ? 'toNewest' : 'toNow')}
      <Icon icon={icons.arrowDown} size={16} />
    </button>
  );
});

const toNowButton = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: var(--touch);
  border-top: 1px solid var(--c-line);
  color: var(--c-accent);
  font-weight: var(--fw-medium);
`;
