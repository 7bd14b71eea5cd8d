import { css } from '@emotion/react';
import type { Comment } from '@khandai/contracts';
import type { PendingComment } from '@khandai/newsfeed';
import { Avatar, Button, Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useRetryWhenBack } from '../../shell/services/use-retry-when-back';
import { mayModerateFeed } from '../account';
import { ReportComment } from './civil/ReportComment';
import { AuthorName, authorName } from './AuthorName';
import { commentAnchor } from './comment-anchor';
import { bubbleRow, CommentBubble } from './CommentBubble';
import { CommentForm } from './CommentForm';
import type { CommentsStore } from './CommentsStore';
import { LikeComment } from './LikeComment';
import { PostAge } from './PostAge';
import { RemoveComment } from './RemoveComment';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

/** The comments of a post or an article in two levels, the newest first, with a field for one's own. */
export const Comments = observer(function Comments({ store }: { store: CommentsStore }) {
  const { t } = useFeedWords();
  const [parent, answer] = useState<Comment>();
  const { list, cursor, status } = store.level(null);
  const pending = store.pending(null);
  // The first page loads by itself.
  const hasMore = cursor !== null && (cursor !== undefined || status === 'failed');
  return (
    <section css={root} aria-label={t('comment')}>
      <CommentForm
        store={store}
        parent={parent}
        onEnd={() => {
          answer(undefined);
        }}
      />
      <News store={store} />
      <Newer store={store} />
      {pending.map((draft) => (
        <Pending key={draft.uuid} store={store} draft={draft} />
      ))}
      <ul css={thread}>
        {list.map((comment) => (
          <li key={comment.commentId} id={commentAnchor(comment.commentId)} tabIndex={-1}>
            <One store={store} comment={comment} onReply={answer} />
            <Replies store={store} comment={comment} onReply={answer} />
          </li>
        ))}
      </ul>
      {list.length + pending.length === 0 && cursor === null && <p css={quiet}>{t('noComments')}</p>}
      <More store={store} parentId={null} label={t('moreComments')} isShown={hasMore && status !== 'loading'} />
    </section>
  );
});

/** Says what the reader cannot hear from a list that grows. */
const News = observer(function News({ store: { news } }: { store: CommentsStore }) {
  const { t } = useFeedWords();
  const text = !news
    ? ''
    : news.key === 'loaded'
      ? t('news.loaded', { number: news.count, count: news.count })
      : t(`news.${news.key}`);
  return (
    <div role="status">
      <Hidden>{text}</Hidden>
    </div>
  );
});

/** Newer comments wait, so that what one reads stays in its place. */
const Newer = observer(function Newer({ store }: { store: CommentsStore }) {
  const { t } = useFeedWords();
  const { waiting: count } = store;
  return (
    <div role="status">
      {count > 0 && (
        <button type="button" css={more} onClick={store.showNewer}>
          {t('newComments', { number: count, count })}
        </button>
      )}
    </div>
  );
});

interface OneProps {
  readonly store: CommentsStore;
  readonly comment: Comment;
  readonly onReply: (comment: Comment) => void;
}

const One = observer(function One({ store, comment, onReply }: OneProps) {
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const { asMember } = useFeedWork();
  const { author, content, mentions, deleted, createdAt, parentId } = comment;
  const mayRemove =
    viewer.userId === author.userId ||
    viewer.userId === store.about.ownerId ||
    (viewer.member !== undefined && mayModerateFeed(viewer.member));
  if (deleted) return <p css={[quiet, bubbleRow]}>{t('gone')}</p>;
  return (
    <CommentBubble
      name={<AuthorName author={author} />}
      face={
        <Avatar
          id={author.userId}
          name={author.showName}
          src={author.profilePicture}
          size={parentId === null ? 32 : 24}
        />
      }
      text={content}
      mentions={mentions}
    >
      <PostAge at={createdAt} />
      <LikeComment store={store} comment={comment} />
      <button
        type="button"
        aria-label={t('replyTo', { name: author.showName })}
        onClick={asMember(() => {
          onReply(comment);
        })}
      >
        {t('reply')}
      </button>
      {mayRemove && <RemoveComment store={store} comment={comment} />}
      {viewer.userId !== author.userId && <ReportComment place={store.about.place} comment={comment} />}
    </CommentBubble>
  );
});

const Replies = observer(function Replies({ store, comment, onReply }: OneProps) {
  const { t } = useFeedWords();
  const { commentId, totalReplies } = comment;
  const { list, cursor, status } = store.level(commentId);
  const pending = store.pending(commentId);
  if (totalReplies + list.length + pending.length === 0) return null;
  const isUnopened = list.length === 0;
  const left = { number: totalReplies, count: totalReplies };
  return (
    <div css={replies}>
      <ul css={thread}>
        {list.map((reply) => (
          <li key={reply.commentId} id={commentAnchor(reply.commentId)} tabIndex={-1}>
            <One store={store} comment={reply} onReply={onReply} />
          </li>
        ))}
      </ul>
      {pending.map((draft) => (
        <Pending key={draft.uuid} store={store} draft={draft} />
      ))}
      <More
        store={store}
        parentId={commentId}
        label={isUnopened ? t('replies', left) : t('moreReplies')}
        isShown={cursor !== null && status !== 'loading' && totalReplies > list.length}
      />
    </div>
  );
});

interface MoreProps {
  readonly store: CommentsStore;
  readonly parentId: number | null;
  readonly label: string;
  readonly isShown: boolean;
}

const More = observer(function More({ store, parentId, label, isShown }: MoreProps) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { status } = store.level(parentId);
  useRetryWhenBack(status === 'failed', () => void store.more(parentId));
  return (
    <>
      <p role="status" css={quiet}>
        {status === 'loading' ? shell('loading') : status === 'failed' ? t('commentsFailed') : ''}
      </p>
      {isShown && (
        <button type="button" css={more} onClick={() => void store.more(parentId)}>
          {status === 'failed' ? shell('retry') : label}
        </button>
      )}
    </>
  );
});

/** A comment of the reader that is not confirmed, or was refused. */
const Pending = observer(function Pending({ store, draft }: { store: CommentsStore; draft: PendingComment }) {
  const { t } = useFeedWords();
  const { viewer } = useServices();
  const { reasonOf } = useFeedWork();
  const name = viewer.name ?? '';
  const isFailed = draft.failed !== undefined;
  return (
    <CommentBubble
      dim={!isFailed}
      name={<b css={authorName}>{name}</b>}
      face={<Avatar id={viewer.userId ?? 0} name={name} src={viewer.member?.profilePicture ?? null} size={32} />}
      text={draft.content}
    >
      <span>{isFailed ? t('notSent', { reason: reasonOf(draft.failed) }) : t('waiting')}</span>
      {isFailed && (
        <>
          <Button size="sm" onClick={() => void store.again(draft)}>
            {t('again')}
          </Button>
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              store.discard(draft);
            }}
          >
            {t('discard')}
          </Button>
        </>
      )}
    </CommentBubble>
  );
});

const root = css`
  padding: var(--sp-2) 0;
  border-top: 1px solid var(--c-line);
`;

const thread = css`
  display: grid;
`;

const replies = css`
  padding-inline-start: 42px;
`;

const quiet = css`
  padding: 0 var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;

const more = css`
  min-height: var(--touch);
  padding: 0 var(--sp-4);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;
