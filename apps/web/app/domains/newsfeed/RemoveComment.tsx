import type { Comment } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CommentsStore } from './CommentsStore';
import { RemoveDialog } from './RemoveDialog';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface RemoveCommentProps {
  readonly store: CommentsStore;
  readonly comment: Comment;
}

/** Deletes a comment, which cannot be undone, after a question: on a phone the button is beside the one that answers. */
export const RemoveComment = observer(function RemoveComment({ store, comment }: RemoveCommentProps) {
  const { t } = useFeedWords();
  const { run } = useFeedWork();
  const [asks, ask] = useState(false);
  const close = () => {
    ask(false);
  };
  const remove = () => {
    close();
    void run(() => store.remove(comment));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('removeCommentOf', { name: comment.author.showName })}
        onClick={() => {
          ask(true);
        }}
      >
        {t('removeYes')}
      </button>
      {asks && (
        <RemoveDialog title={t('removeCommentAsk')} text={t('removeCommentText')} onRemove={remove} onClose={close} />
      )}
    </>
  );
});
