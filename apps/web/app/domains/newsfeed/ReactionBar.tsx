import { css } from '@emotion/react';
import { ReactionGlyph } from '@khandai/chat-ui';
import { type Post, reactions, type Reaction } from '@khandai/contracts';
import { Icon, icons } from '@khandai/ui-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFeed } from './feed-context';
import { nextReaction } from './reaction-keys';
import { useFeedWork } from './use-feed-work';
import { useFeedWords } from './use-feed-words';

export interface ReactionBarProps {
  readonly post: Post;
  readonly onComment: () => void;
  readonly onShare: () => void;
}

/** The actions of a post: react, comment, share. */
export function ReactionBar({ post, onComment, onShare }: ReactionBarProps) {
  const { t } = useFeedWords();
  const feed = useFeed();
  const { run, asMember } = useFeedWork();
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const mine = post.reaction;
  const choose = (reaction: Reaction | null) => {
    void run(() => feed.react(post.id, reaction));
  };
  const close = () => {
    setOpen(false);
    chooser.current?.focus();
  };
  return (
    <div
      css={bar}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // Safari focuses nothing on a press on a button.
        if (next && !currentTarget.contains(next) && !next.contains(currentTarget)) setOpen(false);
      }}
    >
      {isOpen && <Picker mine={mine} onChoose={choose} onClose={close} />}
      <button
        type="button"
        css={act}
        aria-pressed={mine !== null}
        onClick={asMember(() => {
          choose(mine === null ? 'like' : null);
        })}
      >
        {mine === null ? <Icon icon={icons.thumbsUp} size={18} /> : <ReactionGlyph face={mine} size={18} />}
        {t(`chat:reactions.${mine ?? 'like'}`)}
      </button>
      <button
        ref={chooser}
        type="button"
        css={[act, narrow]}
        aria-label={t('reactWith')}
        aria-expanded={isOpen}
        onClick={asMember(() => {
          setOpen(!isOpen);
        })}
      >
        <Icon icon={icons.smile} size={18} />
      </button>
      <button type="button" css={act} onClick={onComment}>
        <Icon icon={icons.message} size={18} />
        {t('comment')}
      </button>
      <button type="button" css={act} onClick={asMember(onShare)}>
        <Icon icon={icons.share} size={18} />
        {t('share')}
      </button>
    </div>
  );
}

interface PickerProps {
  readonly mine: Reaction | null;
  readonly onChoose: (reaction: Reaction | null) => void;
  readonly onClose: () => void;
}

/** The six reactions in a row; a press on the reader's own one removes it. */
function Picker({ mine, onChoose, onClose }: PickerProps) {
  const { t } = useFeedWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = row;
    (current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? current?.querySelector('button'))?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Does not close the dialog around the post as well.
      event.preventDefault();
      onClose();
      return;
    }
    const faces = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = faces.findIndex((face) => face === document.activeElement);
    const next = nextReaction(event.key, at, faces.length);
    if (next === undefined) return;
    // The page does not scroll.
    event.preventDefault();
    faces[next]?.focus();
  };
  return (
    <div ref={row} role="group" aria-label={t('reactWith')} css={picker} onKeyDown={onKeyDown}>
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={t(`chat:reactions.${reaction}`)}
          aria-pressed={reaction === mine}
          onClick={() => {
            onClose();
            onChoose(reaction === mine ? null : reaction);
          }}
        >
          <ReactionGlyph face={reaction} size={30} />
        </button>
      ))}
    </div>
  );
}

const bar = css`
  position: relative;
  display: flex;
  border-top: 1px solid var(--c-line);
  padding: 0 var(--sp-2);
`;

const act = css`
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  height: var(--touch);
  min-width: 0;
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
`;

const narrow = css`
  flex: 0 0 var(--touch);
`;

const picker = css`
  position: absolute;
  inset-inline-start: var(--sp-2);
  bottom: calc(100% - 2px);
  z-index: var(--z-pop);
  display: flex;
  gap: 2px;
  padding: 4px;
  border-radius: var(--r-full);
  background: var(--c-raised);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--c-line-strong);
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  button:hover,
  button[aria-pressed='true'] {
    background: var(--c-fill);
  }
`;
