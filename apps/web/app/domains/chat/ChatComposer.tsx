import { css } from '@emotion/react';
import { Composer } from '@khandai/chat-ui';
import { SocketLimit } from '@khandai/contracts';
import { icons, PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useChatRoomStore } from './chat-room-context';
import { quiet } from './chat-styles';
import { emoji } from './emoji';

/** The field and the line above it. `id` is the target of links to the field. */
export const ChatComposer = observer(function ChatComposer({ id }: { id: string }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { connection } = useServices();
  const wait = store.waitSeconds;
  const note = connection.isLost
    ? { icon: icons.offline, text: t('reconnecting') }
    : wait > 0
      ? { icon: icons.clock, text: t('slow', { seconds: wait }) }
      : store.onlyReads && { icon: icons.users, text: t('loginToWrite') };
  return (
    <>
      <StatusLine id={id} />
      <Composer
        value={store.draft}
        onChange={store.write}
        onSend={store.send}
        limit={SocketLimit.messageLength}
        held={wait > 0}
        emoji={emoji}
        labels={{
          field: t('input'),
          placeholder: t('placeholder'),
          send: t('send'),
          emoji: t('emoji'),
          cancelReply: t('cancelReply'),
          remaining: (number) => t('remaining', { number }),
          tooLong: (number) => t('tooLong', { number, limit: SocketLimit.messageLength }),
        }}
        {...(note ? { note } : {})}
        {...(store.replyTo
          ? {
              reply: {
                name: store.replyTo.showName,
                text: store.replyTo.filteredMessage,
                onCancel: () => {
                  store.answer(undefined);
                },
              },
            }
          : {})}
      />
    </>
  );
});

/** One line of fixed height: who joined last, else the guest's own name. */
const StatusLine = observer(function StatusLine({ id }: { id: string }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { viewer } = useServices();
  return (
    <p id={id} css={[quiet, oneLine]}>
      {statusText()}
    </p>
  );

  function statusText(): string {
    const others = (store.joins?.count ?? 0) - 1;
    if (store.joins && others > 0)
      return t('joinedMany', { name: store.joins.showName, number: others, count: others });
    if (store.joins) return t('joined', { name: store.joins.showName });
    return viewer.name === undefined ? '' : t('asGuest', { name: viewer.name });
  }
});

const oneLine = css`
  flex: none;
  height: 24px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Over the top of the list, where the oldest message fades out. */
  @media ${PHONE} {
    [data-compact] & {
      position: absolute;
      inset: 0 0 auto;
      height: 20px;
      line-height: 20px;
      font-size: var(--fs-11);
      background: var(--c-surface);
      pointer-events: none;
    }
  }
`;
