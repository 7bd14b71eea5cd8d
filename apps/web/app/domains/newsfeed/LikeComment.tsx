import { css } from '@emotion/react';
import type { Comment } from '@khandai/contracts';
import { Hidden, numCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { grouped } from '../../i18n/format-number';
import { useTranslation } from '../../i18n/use-translation';
import type { CommentsStore } from './CommentsStore';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface LikeCommentProps {
  readonly store: CommentsStore;
  readonly comment: Comment;
}

/** Likes a comment; says how many do. */
export const LikeComment = observer(function LikeComment({ store, comment }: LikeCommentProps) {
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  const { run, asMember } = useFeedWork();
  const { author, liked, totalLikes: count } = comment;
  return (
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
      {count > 0 && (
        <>
          {' · '}
          <span css={numCss}>{grouped(count)}</span>
        </>
      )}
    </button>
  );
});

const like = css`
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
`;
