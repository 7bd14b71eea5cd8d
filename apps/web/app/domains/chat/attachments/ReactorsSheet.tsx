import { css } from '@emotion/react';
import { ReactionGlyph } from '@khandai/chat-ui';
import { type ChatMessage, type Reaction, type Reactor } from '@khandai/contracts';
import { PICTURE_HEIGHT } from '@khandai/match-ui';
import { Avatar, Badge, Button, Chip, ChipRow, clipCss, Hidden, KitLink, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { attachments as words } from '../../../i18n/vi/lazy/attachments';
import { useServices } from '../../../shell/services/services';
import { memberPath } from '../../account';
import { REACTOR_PAGE, ReactorsStore } from './ReactorsStore';

export interface ReactorsSheetProps {
  readonly message: ChatMessage;
  /** On phones the room lies below a picture, which the sheet does not cover. */
  readonly belowPicture: boolean | undefined;
  readonly onClose: () => void;
}

/** The members who reacted to a message, by reaction; guests are counted. */
export const ReactorsSheet = observer(function ReactorsSheet({ message, belowPicture, onClose }: ReactorsSheetProps) {
  const { api } = useServices();
  const { t } = useLazyTranslation('attachments', words);
  const { t: chat } = useTranslation('chat');
  const { groupId, groupMessageId } = message;
  const [store] = useState(
    () =>
      new ReactorsStore((reaction, pageNum, signal) =>
        api.call(
          'GET /ac/api/chat/message/reactions',
          { query: { groupId, groupMessageId, pageNum, pageSize: REACTOR_PAGE, ...(reaction && { reaction }) } },
          signal,
        ),
      ),
  );

  useEffect(() => {
    void store.show(undefined);
    return store.close;
  }, [store]);

  const choices: readonly (Reaction | undefined)[] = [
    undefined,
    ...message.listReaction.map(({ reaction }) => reaction),
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('reactors')}
      closeLabel={t('close')}
      clear={belowPicture ? PICTURE_HEIGHT : undefined}
    >
      <div css={chips}>
        <ChipRow label={t('reactors')}>
          {choices.map((reaction) => (
            <Chip
              key={reaction ?? 'all'}
              pressed={store.reaction === reaction}
              onPress={() => void store.show(reaction)}
              {...(reaction && { count: message.listReaction.find((one) => one.reaction === reaction)?.total })}
            >
              {reaction ? (
                <>
                  <ReactionGlyph face={reaction} />
                  <Hidden>{chat(`reactions.${reaction}`)}</Hidden>
                </>
              ) : (
                t('reactorsAll')
              )}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <ul aria-busy={store.state === 'loading'}>
        {store.list.map((reactor) => (
          <ReactorRow key={reactor.userId} reactor={reactor} label={chat(`reactions.${reactor.reaction}`)} />
        ))}
      </ul>
      {store.state === 'failed' && (
        <p css={note} role="alert">
          {t('reactorsFailed')}{' '}
          <Button size="sm" onClick={() => void store.more()}>
            {t('stickerRetry')}
          </Button>
        </p>
      )}
      {store.state === 'idle' && store.hasMore && (
        <p css={note}>
          <Button size="sm" onClick={() => void store.more()}>
            {t('reactorsMore')}
          </Button>
        </p>
      )}
      {store.guests > 0 && !store.hasMore && (
        <p css={note}>{t(store.total > 0 ? 'reactorsGuests' : 'reactorsOnlyGuests', { number: store.guests })}</p>
      )}
    </Sheet>
  );
});

function ReactorRow({ reactor, label }: { reactor: Reactor; label: string }) {
  const { t } = useTranslation('chat');
  const { userId, username, showName, profilePicture, simulated, reaction } = reactor;
  const name = <span css={clipCss}>{showName}</span>;
  return (
    <li css={row}>
      <Avatar id={userId} name={showName} src={profilePicture} size={40} />
      {username === '' ? (
        name
      ) : (
        <KitLink href={memberPath(username)} css={nameLink}>
          {name}
        </KitLink>
      )}
      {simulated && <Badge>{t('simulated')}</Badge>}
      <span css={face} role="img" aria-label={label}>
        <ReactionGlyph face={reaction} size={22} />
      </span>
    </li>
  );
}

const chips = css`
  padding: 0 var(--sp-4) var(--sp-2);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: 0 var(--sp-4);
`;

const nameLink = css`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  font-weight: var(--fw-medium);
  &:hover {
    text-decoration: underline;
  }
`;

const face = css`
  display: inline-flex;
  margin-left: auto;
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  color: var(--c-muted);
`;
