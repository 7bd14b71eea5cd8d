import type { Comment } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import type { Commented } from '../CommentsStore';
import { useFeedWork } from '../use-feed-work';
import { useCivilWords } from './use-civil-words';

const loadSheet = () => import('./ReportSheet').then(({ ReportSheet }) => ReportSheet);

/** Reports the comment of another member. */
export const ReportComment = observer(function ReportComment({
  place,
  comment,
}: {
  place: Commented['place'];
  comment: Comment;
}) {
  const { t } = useCivilWords();
  const { asMember } = useFeedWork();
  const [isOpen, open] = useState(false);
  const close = () => {
    open(false);
  };
  const Sheet = useLazyPart(isOpen, loadSheet, close);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('reportCommentOf', { name: comment.author.showName })}
        onClick={asMember(() => {
          open(true);
        })}
      >
        {t('reportComment')}
      </button>
      {isOpen && Sheet && <Sheet {...('postId' in place && place)} commentId={comment.commentId} onClose={close} />}
    </>
  );
});
