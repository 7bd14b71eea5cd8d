import { memo, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Avatar, Badge, Icon, KitLink, clipCss, icons, type AvatarView } from '@khandai/ui-kit';
import {
  avatar,
  dim,
  failedCss,
  head,
  main,
  mentionRow,
  nameCss,
  nameLink,
  quiet,
  reaction,
  reactionsCss,
  recalledCss,
  replyCss,
  row,
  state,
  textCss,
  timeCss,
  waiting,
} from './message-row.styles.js';
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
export const MessageRow = /* @__PURE__ */ memo(function MessageRow(props: MessageRowProps) {
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
            <Icon icon={icons.reply} size={14} />
            <b>{reply.name}</b>
            <span css={clipCss}>{reply.text}</span>
          </div>
        )}
        <div css={[textCss, pending && waiting, recalled && recalledCss]}>{text}</div>
        {reactions.length > 0 && <Reactions reactions={reactions} onReact={onReact} />}
        {pending && (
          <div css={state}>
            <Icon icon={icons.clock} size={14} />
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
      <Icon icon={icons.alert} size={14} />
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
