import { css } from '@emotion/react';
import { PinnedNotice } from '@khandai/chat-ui';
import { Button, Hidden, hiddenCss, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { civil as words } from '../../../i18n/vi/lazy/civil';
import { useUncoverPress } from '../../match';
import { useChatRoomStore, useTalkCover } from '../chat-room-context';

/** Above the messages: what is pinned, and the poll. */
export function RoomNotices() {
  return (
    <>
      <Pinned />
      <PollNotice />
    </>
  );
}

/** The pinned message on one line; a press shows all of it. */
const Pinned = observer(function Pinned(): ReactNode {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const [whole, setWhole] = useState(false);
  const { pinned } = civil;
  const { uncover, box, onPress } = useNoticeCover<HTMLButtonElement>(pinned?.createdAt);
  if (!pinned) return null;
  const close = { label: t('hidePinned'), onPress: civil.hidePinned };
  if (uncover)
    return (
      <PinnedNotice close={close} action={<Uncover label={t('pinnedUncover')} onPress={onPress} />}>
        {t('pinnedCovered')}
      </PinnedNotice>
    );
  return (
    <PinnedNotice close={close}>
      <button
        ref={box}
        type="button"
        css={[text, !whole && oneLine]}
        aria-expanded={whole}
        onClick={() => {
          setWhole(!whole);
        }}
      >
        <Hidden>{t('pinned')}: </Hidden>
        <b>{t('pinnedBy', { name: pinned.showName })}</b> {pinned.filteredMessage}
      </button>
    </PinnedNotice>
  );
});

/** The question of the poll, which a screen reader hears when it comes; the button leads to the choices. */
const PollNotice = observer(function PollNotice(): ReactNode {
  const store = useChatRoomStore();
  const { civil } = store;
  const { t } = useLazyTranslation('civil', words);
  const { poll } = civil;
  const { uncover, box, onPress } = useNoticeCover<HTMLSpanElement>(poll?.startedAt);
  /** What the user uncovered: a screen reader reads it when it gets the focus, and no second time. */
  const [uncovered, setUncovered] = useState<string | null>(null);
  const text = poll && t(poll.closed ? 'pollClosed' : 'pollOpen', { question: poll.question });
  if (uncover) {
    const press = () => {
      setUncovered(text);
      onPress();
    };
    return (
      <PinnedNotice icon={icons.poll} action={<Uncover label={t('pollUncover')} onPress={press} />}>
        {t('pollCovered')}
      </PinnedNotice>
    );
  }
  return (
    <>
      <span css={hiddenCss} role="status">
        {text !== uncovered && text}
      </span>
      {poll && (
        <PinnedNotice
          icon={icons.poll}
          action={
            <Button size="sm" look={poll.closed || poll.vote !== null ? 'plain' : 'primary'} onClick={store.showPoll}>
              {t(poll.closed || poll.vote !== null ? 'pollShow' : 'pollVote')}
            </Button>
          }
        >
          <span ref={box} tabIndex={-1} css={oneLine}>
            {text}
          </span>
        </PinnedNotice>
      )}
    </>
  );
});

/** A notice from this time may reveal a hidden score, also where the messages about that match are not loaded. */
function useNoticeCover<E extends HTMLElement>(at: string | undefined) {
  const cover = useTalkCover();
  const uncover = at === undefined ? undefined : cover.uncoverAt(at);
  return { uncover, ...useUncoverPress<E>(uncover) };
}

const Uncover = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <Button size="sm" onClick={onPress}>
    {label}
  </Button>
);

const text = css`
  display: block;
  width: 100%;
  min-height: 28px;
  text-align: start;
  overflow-wrap: anywhere;
  color: inherit;
  & b {
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;

const oneLine = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
