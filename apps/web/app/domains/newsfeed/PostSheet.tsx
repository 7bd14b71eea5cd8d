import { isAborted } from '@khandai/api-client';
import type { Post } from '@khandai/contracts';
import { Dialog } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { isMissing } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';
import { Comments } from './Comments';
import { CommentsStore } from './CommentsStore';
import { FeedContext, useFeed } from './feed-context';
import { FeedStore } from './FeedStore';
import { PostCard } from './PostCard';
import { useCommentWish } from './use-comment-wish';
import { useFeedWords } from './use-feed-words';
import { useFirstComments } from './use-first-comments';
import { usePostFrames } from './use-live-post';

export interface PostSheetProps {
  readonly id: number;
  readonly onClose: () => void;
  /** The post is missing, deleted or private: the reader may not know which. */
  readonly onGone: () => void;
}

/** A post over the page, with its comments. */
export const PostSheet = observer(function PostSheet({ id, onClose, onGone }: PostSheetProps) {
  const { t } = useFeedWords();
  const { t: shell } = useTranslation('shell');
  const { api, log, timers, viewer } = useServices();
  const page = useFeed();
  const known = page.posts.find((post) => post.id === id);
  const [alone, setAlone] = useState<FeedStore>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isKnown = known !== undefined;

  const gone = useEffectEvent(onGone);
  const wasLost = useRef(false);
  useEffect(() => {
    if (isKnown || wasLost.current) return;
    const visit = new AbortController();
    const load = async () => {
      try {
        const post = await api.call('GET /au/api/user/newsfeed/{id}', { params: { id } }, visit.signal);
        setAlone(
          new FeedStore(
            page.choice,
            {
              ...{ api, timers, isSeen: () => true, unsent: page.unsent },
              isOwn: ({ author }) => author.userId === viewer.userId,
              report: (error) => log.warn('feed', error),
            },
            {
              list: [post],
              cursor: null,
            },
          ),
        );
      } catch (error) {
        if (isAborted(error)) return;
        if (isMissing(error)) gone();
        else setFailed(true);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, id, isKnown, log, page, timers, tries, viewer]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };

  const store = isKnown ? page : alone;
  const post = store?.posts.find((one) => one.id === id);
  useEffect(
    () =>
      store?.onLost((lostId) => {
        if (lostId === id) wasLost.current = true;
      }),
    [store, id],
  );
  // A post that is deleted leaves nothing to show; a reader who did not do it is told.
  const hasPost = post !== undefined;
  const hadPost = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasPost) hadPost.current = true;
    else if (wasLost.current) gone();
    else if (hadPost.current) close();
  }, [hasPost]);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={post ? t('postTitle', { name: post.author.showName }) : t('postLoading')}
      closeLabel={t('close')}
    >
      {post && store ? (
        <FeedContext value={store}>
          <Opened key={post.id} post={post} />
        </FeedContext>
      ) : failed ? (
        <RetryPanel title={t('failed')} text={t('failedText')} onRetry={retry} />
      ) : (
        <p role="status">{shell('loading')}</p>
      )}
    </Dialog>
  );
});

const Opened = observer(function Opened({ post }: { post: Post }) {
  const { api, timers, viewer } = useServices();
  const feed = useFeed();
  const { logIn } = useCommentWish();
  const [store] = useState(
    () =>
      new CommentsStore(
        { place: { postId: post.id }, totalComments: post.totalComments, ownerId: post.author.userId },
        { api, timers, uuid: () => crypto.randomUUID(), unsent: feed.unsent },
      ),
  );
  const comments = useRef<HTMLDivElement>(null);
  useFirstComments(store, comments);
  usePostFrames(post, store.accept);
  const { total } = store;
  // The list of posts shows the same number.
  const count = useEffectEvent(() => {
    if (total !== post.totalComments) feed.replace({ ...post, totalComments: total });
  });
  useEffect(() => {
    count();
  }, [total]);
  const write = () => {
    if (viewer.isKnown && !viewer.isMember) logIn();
    else document.querySelector<HTMLElement>('dialog[open] textarea')?.focus();
  };
  return (
    <>
      <PostCard post={post} onOpen={write} />
      <div ref={comments}>
        <Comments store={store} />
      </div>
    </>
  );
});
