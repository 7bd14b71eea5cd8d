import { css } from '@emotion/react';
import { ReactionGlyph } from '@khandai/chat-ui';
import type { PostReactions } from '@khandai/contracts';
import { Avatar, Badge, Button, Chip, ChipRow, Dialog, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { memberPath } from '../account';
import { type PostPeopleChoice, type PostPerson, PostPeopleStore } from './PostPeopleStore';
import { useFeedWords } from './use-feed-words';

export interface PostPeopleProps {
  /** The post, the article or the comment, with its reactions. */
  readonly post: Pick<PostReactions, 'id' | 'listReaction' | 'totalReactions'>;
  readonly kind: PostPeopleChoice['kind'];
  readonly onClose: () => void;
}

/** Who reacted to a post or an article, who likes a comment, or who shared the post. */
export const PostPeople = observer(function PostPeople({ post, kind, onClose }: PostPeopleProps) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, log } = useServices();
  const [store] = useState(
    () => new PostPeopleStore(post.id, { kind }, { api, report: (error) => log.warn('people of a post', error) }),
  );
  useEffect(() => {
    void store.choose({ kind });
    return store.close;
  }, [store, kind]);
  const { list, status, hasMore } = store;
  return (
    <Dialog open onClose={onClose} title={t(titles[kind])} closeLabel={t('close')}>
      {kind !== 'shares' && kind !== 'likes' && post.listReaction.length > 1 && (
        <Faces post={post} kind={kind} store={store} />
      )}
      <ul css={people}>
        {list.map((person) => (
          <li key={person.userId}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      <p css={quiet} role="status">
        {status === 'loading' ? shell('loading') : ''}
        {status === 'failed' ? t('peopleFailed') : ''}
        {status === 'idle' && !hasMore && list.length === 0 ? t('noPeople') : ''}
      </p>
      {status !== 'loading' && hasMore && (
        <Button onClick={() => void store.more()}>{status === 'failed' ? shell('retry') : t('morePeople')}</Button>
      )}
    </Dialog>
  );
});

const titles = {
  reactions: 'whoReacted',
  articleReactions: 'whoReacted',
  likes: 'whoLiked',
  shares: 'whoShared',
} as const satisfies Record<PostPeopleChoice['kind'], string>;

interface FacesProps extends Pick<PostPeopleProps, 'post'> {
  readonly kind: 'reactions' | 'articleReactions';
  readonly store: PostPeopleStore;
}

const Faces = observer(function Faces({ post, kind, store }: FacesProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  const chosen = 'reaction' in store.choice ? store.choice.reaction : undefined;
  return (
    <ChipRow label={t('whoReacted')}>
      <Chip pressed={chosen === undefined} onPress={() => void store.choose({ kind })}>
        {t('everyReaction')} {grouped(post.totalReactions)}
      </Chip>
      {post.listReaction.map(({ reaction, total }) => (
        <Chip key={reaction} pressed={chosen === reaction} onPress={() => void store.choose({ kind, reaction })}>
          {chat(`reactions.${reaction}`)} {grouped(total)}
        </Chip>
      ))}
    </ChipRow>
  );
});

function Person({
  person: { userId, username, showName, profilePicture, simulated, reaction },
}: {
  person: PostPerson;
}) {
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  return (
    <div css={row}>
      <Avatar id={userId} name={showName} src={profilePicture} size={40} />
      <span css={names}>
        {username === '' ? (
          <b css={name}>{showName}</b>
        ) : (
          <KitLink href={memberPath(username)} css={name}>
            {showName}
          </KitLink>
        )}
        {simulated && <Badge>{t('simulated')}</Badge>}
      </span>
      {reaction && (
        <span role="img" aria-label={chat(`reactions.${reaction}`)} css={face}>
          <ReactionGlyph face={reaction} size={20} />
        </span>
      )}
    </div>
  );
}

const people = css`
  display: grid;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 52px;
`;

const names = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-width: 0;
`;

const name = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: var(--fw-semi);
  line-height: 44px;
`;

const face = css`
  display: inline-flex;
`;

const quiet = css`
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;
