import { css } from '@emotion/react';
import { type Post, PostType, type SharedPost } from '@khandai/contracts';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { postFiles } from '../../i18n/vi/lazy/post-files';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { SourceList } from './files/SourceList';
import { PostHead } from './PostHead';
import { PostText } from './PostText';
import { ReactionBar } from './ReactionBar';
import { ReactionSummary, totalsLink } from './ReactionSummary';
import { SubjectCard } from './SubjectCard';
import { useFeedWords } from './use-feed-words';
import { useLivePost } from './use-live-post';

export interface PostCardProps {
  readonly post: Post;
  /** Opens the post with its comments. */
  readonly onOpen: () => void;
  /** The focus comes to the post. */
  readonly isFocused?: boolean;
}

type Opened = 'menu' | 'share' | 'reactions' | 'shares';

const loadMenu = () => import('./PostMenu').then(({ PostMenu }) => PostMenu);
const loadPeople = () => import('./PostPeople').then(({ PostPeople }) => PostPeople);
const loadForm = () => import('./PostForm').then(({ PostForm }) => PostForm);

/** A post of the feed. */
export const PostCard = observer(function PostCard({ post, onOpen, isFocused = false }: PostCardProps) {
  const { t } = useFeedWords();
  const [opened, open] = useState<Opened>();
  const root = useRef<HTMLElement>(null);
  useLivePost(root, post);
  useEffect(() => {
    if (isFocused) root.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const close = () => {
    open(undefined);
  };
  const Menu = useLazyPart(opened === 'menu', loadMenu, close);
  const isPeople = opened === 'reactions' || opened === 'shares';
  const People = useLazyPart(isPeople, loadPeople, close);
  const Form = useLazyPart(opened === 'share', loadForm, close);
  return (
    <article ref={root} tabIndex={-1} css={card} aria-label={t('by', { name: post.author.showName })}>
      <PostHead
        post={post}
        tools={
          <IconButton
            icon={icons.more}
            label={t('tools')}
            aria-haspopup="dialog"
            onClick={() => {
              open('menu');
            }}
          />
        }
      />
      <PostText text={post.content} mentions={post.mentions} hashtags={post.hashtags} />
      <Files post={post} />
      {post.subject && <SubjectCard subject={post.subject} />}
      {post.isShare && <Original post={post} />}
      <Totals post={post} onOpen={onOpen} onPeople={open} />
      <ReactionBar
        post={post}
        onComment={onOpen}
        onShare={() => {
          open('share');
        }}
      />
      {opened === 'menu' && Menu && <Menu post={post} onClose={close} />}
      {isPeople && People && <People post={post} kind={opened} onClose={close} />}
      {opened === 'share' && Form && <Form task={{ kind: 'share', post }} onClose={close} />}
    </article>
  );
});

/** Its video may not be ready for its readers yet. */
function Files({ post: { type, sourceList, author } }: { post: SharedPost }) {
  const { t } = useLazyTranslation('postFiles', postFiles);
  const list = <SourceList sources={sourceList} name={author.showName} />;
  if (sourceList.length > 0) return type === PostType.avatar ? <div css={face}>{list}</div> : list;
  return type === PostType.video ? <p css={soon}>{t('videoSoon')}</p> : null;
}

/** The post that a share shares. */
function Original({ post: { shared } }: { post: Post }) {
  const { t } = useFeedWords();
  if (!shared) return <p css={[embed, gone]}>{t('sharedGone')}</p>;
  return (
    <div css={embed}>
      <PostHead post={shared} small />
      <PostText text={shared.content} mentions={shared.mentions} hashtags={shared.hashtags} small />
      <Files post={shared} />
      {shared.subject && <SubjectCard subject={shared.subject} bare />}
    </div>
  );
}

interface TotalsProps extends Pick<PostCardProps, 'post' | 'onOpen'> {
  readonly onPeople: (kind: 'reactions' | 'shares') => void;
}

function Totals({ post, onOpen, onPeople }: TotalsProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { totalReactions, totalComments, totalShares } = post;
  if (totalReactions + totalComments + totalShares === 0) return null;
  const counted = (key: 'comments' | 'shares', count: number) => t(key, { number: grouped(count), count });
  return (
    <div css={sum}>
      {totalReactions > 0 && (
        <ReactionSummary
          counted={post}
          onPress={() => {
            onPeople('reactions');
          }}
        />
      )}
      <span css={push}>
        {totalComments > 0 && (
          <button type="button" css={totalsLink} onClick={onOpen}>
            {counted('comments', totalComments)}
          </button>
        )}
        {totalComments > 0 && totalShares > 0 && ' · '}
        {totalShares > 0 && (
          <button
            type="button"
            css={totalsLink}
            aria-haspopup="dialog"
            onClick={() => {
              onPeople('shares');
            }}
          >
            {counted('shares', totalShares)}
          </button>
        )}
      </span>
    </div>
  );
}

const card = css`
  min-width: 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  /* A post without words: its card or picture does not touch the face of its author. */
  & > header + div {
    margin-top: var(--sp-3);
  }
`;

const embed = css`
  display: grid;
  gap: var(--sp-2);
  margin: 0 var(--sp-4) var(--sp-3);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
`;

const soon = css`
  padding: var(--sp-4);
  background: var(--c-sunken);
  color: var(--c-muted);
  text-align: center;
`;

const face = css`
  padding: var(--sp-4);
  background: linear-gradient(var(--c-accent-tint) 50%, transparent 50%);
  > div {
    max-width: min(20rem, 80%);
    margin: 0 auto;
    border: 4px solid var(--c-surface);
    border-radius: 50%;
    box-shadow: var(--shadow-2);
  }
`;

const gone = css`
  color: var(--c-muted);
`;

const sum = css`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 var(--sp-4) var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const push = css`
  margin-inline-start: auto;
`;
