import { css } from '@emotion/react';
import type { Comment } from '@khandai/contracts';
import { Hidden } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import type { CommentsStore } from './CommentsStore';
import { ReactionSummary } from './ReactionSummary';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface LikeCommentProps {
  readonly store: CommentsStore;
  readonly comment: Comment;
}

const loadPeople = () => import('./PostPeople').then(({ PostPeople }) => PostPeople);

/** Likes a comment; says how many do, and who. */
export const LikeComment = observer(function LikeComment({ store, comment }: LikeCommentProps) {
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  const { run, asMember } = useFeedWork();
  const [isPeople, showPeople] = useState(false);
  const close = () => {
    showPeople(false);
  };
  const People = useLazyPart(isPeople, loadPeople, close);
  const { commentId: id, author, liked, totalLikes: total } = comment;
  const counted = { id, totalReactions: total, listReaction: [{ reaction: 'like' as const, total }] };
  return (
    <>
      <button
        type="button"
        css={like}
        aria-pressed={liked}
        onClick={asMember(() => {
          void run(() => store.like(comment));
        })}
      >
        {chat('reactions.like')}
        <Hidden> {t('commentOf', { name: author.showName })}</Hidden>
      </button>
      {total > 0 && (
        <ReactionSummary
          counted={counted}
          onPress={() => {
            showPeople(true);
          }}
        />
      )}
      {isPeople && People && <People post={counted} kind="likes" onClose={close} />}
    </>
  );
});

const like = css`
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
`;
