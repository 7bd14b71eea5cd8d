import { css } from '@emotion/react';
import { Button, Icon, icons, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { useHydrating } from '../../shell/services/use-hydrating';
import { useOdds } from '../odds';
import { useFeed } from './feed-context';
import { feedRows } from './feed-rows';
import { COMMENT, POST, postIdOf } from './post-path';
import { PostCard } from './PostCard';
import { PostSheet } from './PostSheet';
import { PostSkeleton } from './PostSkeleton';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface FeedListProps {
  readonly empty: ReactNode;
  /** Comes behind the first posts. */
  readonly between?: ReactNode;
}

/** Posts before what comes between them. */
const FIRST = 3;
/** After this many hidden posts at the end, the reader asks for more. */
const MANY_HIDDEN = 10;

/** The posts of the feed above, and the one that the address names over them. */
export const FeedList = observer(function FeedList({ empty, between }: FeedListProps) {
  const { t } = useFeedWords();
  const { toasts, viewer } = useServices();
  const feed = useFeed();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const openId = postIdOf(search);
  const asks = search.has(POST);
  // The button that brought more posts is gone, and with it the focus.
  const [focused, focus] = useState<number>();
  // A dialog opens in the browser alone.
  const isHydrating = useHydrating();
  const { settings: odds } = useOdds();
  const rows = feedRows(feed.posts, odds.hideOdds);
  const last = rows.at(-1);

  const without = () => {
    const rest = new URLSearchParams(search);
    rest.delete(POST);
    rest.delete(COMMENT);
    return rest;
  };
  const open = (id: number) => () => {
    const wanted = without();
    wanted.set(POST, String(id));
    setSearch(wanted, { preventScrollReset: true, state: { fromFeed: true } });
  };
  // Back returns to where the reader was; a post that was opened by its address leaves the feed open.
  const close = () => {
    if (cameFromFeed(state)) void navigate(-1);
    else setSearch(without(), { replace: true, preventScrollReset: true });
  };
  const leave = () => {
    setSearch(without(), { replace: true, preventScrollReset: true });
    toasts.push({ tone: 'info', title: t('postGone') });
  };
  const gone = useEffectEvent(leave);
  useEffect(() => {
    if (asks && openId === undefined) gone();
  }, [asks, openId]);

  return (
    <div>
      <Newer onShown={focus} />
      <Stack>
        {rows.map((row, at) => (
          <Fragment key={'post' in row ? row.post.id : `tips-${row.hidden[0]?.id ?? ''}`}>
            {at === FIRST && between}
            {'post' in row ? (
              <PostCard post={row.post} isFocused={row.post.id === focused} onOpen={open(row.post.id)} />
            ) : (
              <HiddenTips count={row.hidden.length} />
            )}
          </Fragment>
        ))}
        {feed.posts.length === 0 && !feed.hasMore && empty}
        <More onShown={focus} waits={last !== undefined && 'hidden' in last && last.hidden.length >= MANY_HIDDEN} />
        {openId !== undefined && !isHydrating && (
          <PostSheet key={`${openId} ${viewer.version}`} id={openId} onClose={close} onGone={leave} />
        )}
      </Stack>
    </div>
  );
});

/** Whether the open post was opened from the list, so that Back leads there. */
const cameFromFeed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromFeed' in state;

interface ShownProps {
  /** The reader asked for more posts; this is the first of them. */
  readonly onShown: (id: number | undefined) => void;
}

/** Newer posts wait, so that what one reads stays in its place. */
const Newer = observer(function Newer({ onShown }: ShownProps) {
  const { t } = useFeedWords();
  const feed = useFeed();
  const { run } = useFeedWork();
  const { waiting: count, isFarBehind } = feed;
  const show = () =>
    run(async () => {
      await feed.showNewer();
      onShown(feed.posts[0]?.id);
      window.scrollTo({ top: 0 });
    });
  return (
    <div role="status" css={newer}>
      {count > 0 && (
        <button type="button" css={pill} onClick={() => void show()}>
          <Icon icon={icons.chevronUp} size={16} />
          {t('newer', { number: isFarBehind ? `${count}+` : count, count })}
        </button>
      )}
    </div>
  );
});

/** Stands for posts that have nothing but tips, for a reader who hides them. */
function HiddenTips({ count }: { count: number }) {
  const { t } = useFeedWords();
  return <p css={hiddenTips}>{t('hiddenTips', { number: count, count })}</p>;
}

interface MoreProps extends ShownProps {
  /** The reader asks for more: what comes may be hidden, and would come page after page. */
  readonly waits: boolean;
}

/** Loads older posts when the reader comes near the end. */
const More = observer(function More({ onShown, waits }: MoreProps) {
  const { t } = useFeedWords();
  const feed = useFeed();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, status, posts } = feed;
  useEffect(() => {
    const { current } = end;
    if (!current || !hasMore || waits || status !== 'idle') return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void feed.more();
      },
      { rootMargin: '600px' },
    );
    seen.observe(current);
    return () => {
      seen.disconnect();
    };
  }, [feed, hasMore, waits, status, posts.length]);
  const press = async () => {
    const { length } = feed.posts;
    await feed.more();
    onShown(feed.posts[length]?.id);
  };
  if (status === 'failed')
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => void press()}
        onBack={() => void feed.more()}
      />
    );
  const isFirst = posts.length === 0 && hasMore;
  return (
    <div ref={end} css={[foot, isFirst && wide]}>
      {isFirst && <PostSkeleton label={t('loading')} />}
      <p role="status">{status === 'loading' && !isFirst ? t('loadingMore') : ''}</p>
      {hasMore && !isFirst && status === 'idle' && <Button onClick={() => void press()}>{t('more')}</Button>}
      {!hasMore && posts.length > 0 && <p>{t('end')}</p>}
    </div>
  );
});

const hiddenTips = css`
  padding: var(--sp-3) var(--sp-4);
  border: 1px dashed var(--c-line-strong);
  border-radius: var(--r-3);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const newer = css`
  position: sticky;
  top: calc(var(--header-h) + 12px);
  z-index: var(--z-sticky);
  display: grid;
  justify-items: center;
  height: 0;
`;

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 var(--sp-4) 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  font-weight: var(--fw-medium);
  box-shadow: var(--shadow-2);
`;

const foot = css`
  display: grid;
  justify-items: center;
  padding: var(--sp-4) 0;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

/* Cards fill the column. */
const wide = css`
  display: block;
  padding: 0;
`;
