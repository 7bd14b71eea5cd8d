import { css } from '@emotion/react';
import type { RemovedPost } from '@khandai/contracts';
import { isAborted } from '@khandai/api-client';
import { Button, Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shell/services/services';
import { PostAge } from '../PostAge';
import { RemoveDialog } from '../RemoveDialog';
import { useFeedWork } from '../use-feed-work';
import { useCivilWords } from './use-civil-words';

/**
 * Tells a member which of their posts and comments moderation took down, and why; they delete them here for good. Shows nothing
 * when there are none.
 */
export const RemovedPosts = observer(function RemovedPosts() {
  const { t } = useCivilWords();
  const { api, log, toasts } = useServices();
  const { run } = useFeedWork();
  const [removed, setRemoved] = useState<readonly RemovedPost[]>([]);
  const [asked, ask] = useState<RemovedPost>();
  useEffect(() => {
    const visit = new AbortController();
    void (async () => {
      try {
        setRemoved((await api.call('GET /au/api/user/newsfeed-removed', {}, visit.signal)).list);
      } catch (error) {
        if (!isAborted(error)) log.warn('newsfeed', error);
      }
    })();
    return () => {
      visit.abort();
    };
  }, [api, log]);
  const close = () => {
    ask(undefined);
  };
  const remove = (one: RemovedPost) => {
    close();
    void run(async () => {
      if (one.commentId !== null) await api.call('DELETE /other/api/comment/{id}', { params: { id: one.commentId } });
      else if (one.postId !== null) await api.call('DELETE /au/api/user/newsfeed/{id}', { params: { id: one.postId } });
      setRemoved((list) => list.filter((other) => other !== one));
      toasts.push({ tone: 'ok', title: t('done.delete') });
    });
  };
  if (removed.length === 0) return null;
  return (
    <section css={root} aria-labelledby="removed-posts">
      <h2 id="removed-posts" css={title}>
        <Icon icon={icons.shield} size={18} /> {t('removed.title')}
      </h2>
      <ul>
        {removed.map((one) => (
          <li key={`${one.postId ?? ''} ${one.commentId ?? ''}`} css={row}>
            <p css={meta}>
              {t(one.commentId === null ? 'removed.post' : 'removed.comment')} · <PostAge at={one.removedAt} />
            </p>
            <blockquote>{one.content}</blockquote>
            <p>{whyOf(one, t)}</p>
            <Button
              size="sm"
              icon={icons.trash}
              aria-haspopup="dialog"
              onClick={() => {
                ask(one);
              }}
            >
              {t('removed.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <RemoveDialog
          title={t('removed.deleteAsk')}
          text={t('removed.deleteText')}
          onRemove={() => {
            remove(asked);
          }}
          onClose={close}
        />
      )}
    </section>
  );
});

function whyOf({ waits, reason }: RemovedPost, t: ReturnType<typeof useCivilWords>['t']): string {
  if (waits) return t('removed.waits');
  return reason === null ? t('removed.noReason') : t('removed.because', { reason: t(`reasons.${reason}`) });
}

const root = css`
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-warn-tint);
`;

const title = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-14);
`;

const row = css`
  padding-top: var(--sp-2);
  font-size: var(--fs-13);
  & > blockquote {
    max-height: 6rem;
    margin: 2px 0;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const meta = css`
  color: var(--c-text-2);
`;
