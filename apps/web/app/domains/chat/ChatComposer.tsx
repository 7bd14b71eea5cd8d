import { css } from '@emotion/react';
import { Composer } from '@khandai/chat-ui';
import { SocketLimit } from '@khandai/contracts';
import { icons, PHONE } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { useServices } from '../../shell/services/services';
import { AttachButton } from './attachments/AttachButton';
import { useAttachments } from './attachments/use-attachments';
import { useChatRoomStore } from './chat-room-context';
import { quiet } from './chat-styles';
import { ComposerPicker } from './ComposerPicker';
import { useSuggestSource } from './mentions/use-suggest-source';
import { messageText } from './message-text';
import { GiftButton } from './gifts/GiftButton';
import { ControlsButton } from './civil/ControlsButton';
import { WriteBarrier } from './civil/WriteBarrier';
import { SettingsButton } from './settings/SettingsButton';

interface ChatComposerProps {
  /** The target of links to the field. */
  readonly id: string;
  /** On phones the room lies below a picture, which the sheets of its buttons do not cover. */
  readonly belowPicture: boolean | undefined;
}

/** The field and the line above it. */
export const ChatComposer = observer(function ChatComposer({ id, belowPicture }: ChatComposerProps) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { t: words } = useLazyTranslation('composer', composer);
  const { connection } = useServices();
  const { tray, Files, add } = useAttachments();
  const suggestions = useSuggestSource();
  const wait = store.waitSeconds;
  const note = connection.isLost
    ? { icon: icons.offline, text: words('reconnecting') }
    : wait > 0
      ? { icon: icons.clock, text: words('slow', { seconds: wait }) }
      : store.onlyReads && { icon: icons.users, text: t('loginToWrite') };
  return (
    <>
      <StatusLine />
      <Composer
        anchor={id}
        value={store.draft}
        onChange={store.write}
        onSend={() => {
          if (tray && !tray.isEmpty) tray.send((uploaded) => store.send({ attachments: uploaded }));
          else store.send();
        }}
        attach={<AttachButton label={words('attach')} onFiles={add} />}
        files={tray && Files && !tray.isEmpty ? <Files tray={tray} /> : undefined}
        onFiles={add}
        limit={SocketLimit.messageLength}
        held={wait > 0 || store.civil.isHeld}
        picker={ComposerPicker}
        {...(store.isPrivate ? {} : { suggest: suggestions })}
        {...(store.isPrivate ? {} : { gift: <GiftButton groupId={store.groupId} belowPicture={belowPicture} /> })}
        notice={<WriteBarrier />}
        controls={
          <>
            <ControlsButton onCompact />
            {store.draft === '' && <SettingsButton onCompact belowPicture={belowPicture} />}
          </>
        }
        labels={{
          field: t('input'),
          placeholder: words('placeholder'),
          send: t('send'),
          emoji: t('emoji'),
          cancelReply: words('cancelReply'),
          remaining: (number) => words('remaining', { number }),
          tooLong: (number) => words('tooLong', { number, limit: SocketLimit.messageLength }),
        }}
        {...(note ? { note } : {})}
        {...(store.replyTo
          ? {
              reply: {
                name: store.replyTo.showName,
                text: messageText(store.replyTo, (media) => words(`parentMedia.${media}`)),
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
const StatusLine = observer(function StatusLine() {
  const store = useChatRoomStore();
  const { t: words } = useLazyTranslation('composer', composer);
  const { viewer } = useServices();
  // Between two neither anybody comes nor is one's name in doubt.
  return store.isPrivate ? null : <p css={[quiet, oneLine]}>{statusText()}</p>;

  function statusText(): string {
    const others = (store.joins?.count ?? 0) - 1;
    if (store.joins && others > 0)
      return words('joinedMany', { name: store.joins.showName, number: others, count: others });
    if (store.joins) return words('joined', { name: store.joins.showName });
    return viewer.name === undefined ? '' : words('asGuest', { name: viewer.name });
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
