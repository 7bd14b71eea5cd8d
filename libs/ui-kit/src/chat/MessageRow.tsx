import { css } from '@emotion/react';
import { memo, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { Avatar, type AvatarView } from '../primitives/Avatar.js';
import { Badge } from '../primitives/Badge.js';
import { Icon } from '../primitives/Icon.js';
import { clipCss } from '../primitives/text.js';
import { MessageTools, type MessageToolsProps } from './MessageTools.js';
import { ReactionGlyph, type ReactionFace } from './ReactionGlyph.js';

export interface ReactionView {
  face: ReactionFace;
  count: number;
  /** The reader's own. */
  mine: boolean;
  /** "48 người thích". */
  label: string;
}

export interface MessageRowProps {
  author: AvatarView;
  /** Of the author's page; without one the name is no link. */
  href?: string | undefined;
  /** 1 to 8, of the theme's name colours. */
  nameColor: number;
  /** Role, level, VIP. */
  badges?: ReactNode;
  /** Shown as it is, "20:31". */
  time: string;
  dateTime: string;
  text: ReactNode;
  reply?: { name: string; text: string } | undefined;
  /** Word that says that the line was made up by the demonstration. */
  simulated?: string | undefined;
  /** Speaks to the reader. */
  mention?: boolean | undefined;
  /** Taken back: the text says so. */
  recalled?: boolean | undefined;
  /** Not confirmed yet, in words: "Đang gửi…". */
  pending?: string | undefined;
  failed?: { text: string; resend: string; onResend: () => void; remove: string; onRemove: () => void } | undefined;
  reactions?: readonly ReactionView[] | undefined;
  onReact?: ((face: ReactionFace) => void) | undefined;
  tools?: Omit<MessageToolsProps, 'onReact'> | undefined;
}

/** One message. Redrawn only when its own props change, so pass stable ones. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const {
    author,
    href,
    nameColor,
    badges,
    time,
    dateTime,
    text,
    reply,
    simulated,
    mention,
    recalled,
    pending,
    failed,
    reactions = [],
    onReact,
    tools,
  } = props;
  const [open, setOpen] = useState(false);
  // A finger has no hover: a tap shows the tools.
  const onPointerUp = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'touch' && target instanceof Element && !target.closest('button, a')) setOpen(!open);
  };
  return (
    <div css={[row, mention && mentionRow]} onPointerUp={onPointerUp} data-open={open || undefined}>
      <Avatar {...author} css={[avatar, pending && dim]} />
      <div css={main}>
        <div css={head}>
          <span css={nameCss} style={{ color: pending ? 'var(--c-muted)' : `var(--c-name-${nameColor})` }}>
            {href === undefined ? (
              author.name
            ) : (
              <KitLink href={href} css={nameLink}>
                {author.name}
              </KitLink>
            )}
          </span>
          {badges}
          {simulated && <Badge>{simulated}</Badge>}
          <time css={timeCss} dateTime={dateTime}>
            {time}
          </time>
        </div>
        {reply && (
          <div css={replyCss}>
            <Icon name="reply" size={14} />
            <b>{reply.name}</b>
            <span css={clipCss}>{reply.text}</span>
          </div>
        )}
        <div css={[textCss, pending && waiting, recalled && recalledCss]}>{text}</div>
        {reactions.length > 0 && <Reactions reactions={reactions} onReact={onReact} />}
        {pending && (
          <div css={state}>
            <Icon name="clock" size={14} />
            {pending}
          </div>
        )}
        {failed && <Failed {...failed} />}
      </div>
      {tools && !pending && !failed && !recalled && <MessageTools {...tools} onReact={onReact} />}
    </div>
  );
});

function Reactions({ reactions, onReact }: Required<Pick<MessageRowProps, 'reactions'>> & Pick<MessageRowProps, 'onReact'>) {
  return (
    <div css={reactionsCss}>
      {reactions?.map(({ face, count, mine, label }) => (
        <button
          key={face}
          type="button"
          css={reaction}
          aria-pressed={mine}
          aria-label={label}
          disabled={!onReact}
          onClick={() => onReact?.(face)}
        >
          <ReactionGlyph face={face} />
          {count}
        </button>
      ))}
    </div>
  );
}

function Failed({ text, resend, onResend, remove, onRemove }: NonNullable<MessageRowProps['failed']>) {
  return (
    <div css={[state, failedCss]}>
      <Icon name="alert" size={14} />
      {text}
      <button type="button" onClick={onResend}>
        {resend}
      </button>
      <button type="button" css={quiet} onClick={onRemove}>
        {remove}
      </button>
    </div>
  );
}

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  column-gap: 10px;
  padding: 5px var(--sp-4);
  &:hover {
    background: var(--c-hover);
  }
`;

const mentionRow = css`
  background: var(--c-accent-tint);
  &:hover {
    background: var(--c-accent-tint);
  }
`;

const avatar = css`
  margin-top: 2px;
`;

const dim = css`
  opacity: 0.55;
`;

const main = css`
  min-width: 0;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  line-height: 1.25rem;
`;

const nameCss = css`
  ${clipCss};
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
`;

const nameLink = css`
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
`;

const timeCss = css`
  font: var(--fw-regular) var(--fs-11)/1rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
  margin-left: auto;
`;

const textCss = css`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.3125rem;
  & a {
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;

/* Paler than what was sent, yet as easy to read as any text. */
const waiting = css`
  color: var(--c-muted);
`;

const recalledCss = css`
  color: var(--c-muted);
  font-style: italic;
`;

const replyCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  padding-left: var(--sp-2);
  border-left: 2px solid var(--c-line-strong);
  margin: 2px 0;
  min-width: 0;
  & b {
    ${clipCss};
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
    flex: none;
    max-width: 45%;
  }
`;

const reactionsCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
  margin-top: var(--sp-1);
`;

const reaction = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 24px;
  padding: 0 7px 0 4px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  font: var(--fw-medium) var(--fs-12)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-text-2);
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:disabled {
    cursor: default;
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
  }
`;

const state = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--fs-12);
  line-height: 1.25rem;
  color: var(--c-muted);
  & button {
    position: relative;
    font-weight: var(--fw-medium);
    color: var(--c-accent);
    padding: 0 2px;
  }
  & button::after {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }
`;

const failedCss = css`
  color: var(--c-neg);
`;

const quiet = css`
  && {
    color: var(--c-muted);
  }
`;
