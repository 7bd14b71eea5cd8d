import { observer } from 'mobx-react-lite';
import { useServices } from '../../../shell/services/services';
import { useFeed } from '../feed-context';
import { useFeedWork } from '../use-feed-work';
import { ReasonSheet } from './ReasonSheet';
import { useCivilWords } from './use-civil-words';

/** A moderator removes the post of another member, and says why. */
export const RemovePostSheet = observer(function RemovePostSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useCivilWords();
  const { api, toasts } = useServices();
  const { run } = useFeedWork();
  const feed = useFeed();
  return (
    <ReasonSheet
      bad
      title={t('removeTitle')}
      question={t('removeReason')}
      submit={t('removeSend')}
      onClose={onClose}
      onSubmit={(reason) =>
        run(async () => {
          await feed.remove(id, () =>
            api.call('POST /ac/api/chat/moderation/remove-post', { body: { postId: id, reason } }),
          );
          toasts.push({ tone: 'ok', title: t('done.remove') });
          onClose();
        })
      }
    />
  );
});
