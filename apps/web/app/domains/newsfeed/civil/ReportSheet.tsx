import { observer } from 'mobx-react-lite';
import { useServices } from '../../../shell/services/services';
import { useFeedWork } from '../use-feed-work';
import { ReasonSheet } from './ReasonSheet';
import { useCivilWords } from './use-civil-words';

export interface ReportSheetProps {
  /** Absent for a comment on an article. */
  readonly postId?: number;
  /** Absent: the post itself. */
  readonly commentId?: number;
  readonly onClose: () => void;
}

/** Asks what is wrong with a post or comment, and reports it to the moderators. */
export const ReportSheet = observer(function ReportSheet({ postId, commentId, onClose }: ReportSheetProps) {
  const { t } = useCivilWords();
  const { api, toasts } = useServices();
  const { run } = useFeedWork();
  return (
    <ReasonSheet
      title={t(commentId === undefined ? 'reportTitle' : 'reportCommentTitle')}
      question={t('reportReason')}
      submit={t('reportSend')}
      onClose={onClose}
      onSubmit={(reason) =>
        run(async () => {
          const about = {
            ...(postId !== undefined && { id: postId }),
            ...(commentId !== undefined && { commentId }),
            reason,
          };
          await api.call('POST /au/api/user/newsfeed-report', { body: about });
          toasts.push({ tone: 'ok', title: t('done.report') });
          onClose();
        })
      }
    />
  );
});
