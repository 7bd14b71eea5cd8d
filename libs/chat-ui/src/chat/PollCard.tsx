import { css } from '@emotion/react';
import { type CSSProperties, useId } from 'react';
import { Icon, icons, Num } from '@khandai/ui-kit';

export interface PollChoice {
  id: number;
  label: string;
  /** Per cent of the votes; undefined until the user may see results. */
  share?: number | undefined;
}

export interface PollCardProps {
  /** What this is and who asks: "Bình chọn · Gió Lào". */
  head: string;
  question: string;
  choices: readonly PollChoice[];
  /** The user's choice. */
  mine?: number | undefined;
  /** Votes and time left: "812 lượt · còn 2 phút". */
  note: string;
  /** Undefined: the user cannot vote, or cannot any more. */
  onVote?: ((id: number) => void) | undefined;
}

/** A question of the room. Shares appear once the user has voted, or after it is closed. */
export function PollCard({ head, question, choices, mine, note, onVote }: PollCardProps) {
  const id = useId();
  return (
    <div css={card} role="group" aria-labelledby={id}>
      <p css={headCss}>
        <Icon icon={icons.poll} size={14} />
        {head}
      </p>
      <h3 id={id} css={title}>
        {question}
      </h3>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          css={option}
          style={shareStyle(choice.share)}
          aria-pressed={choice.id === mine}
          aria-disabled={!onVote || undefined}
          onClick={() => onVote?.(choice.id)}
        >
          {choice.id === mine && <Icon icon={icons.done} size={16} />}
          <span css={label}>{choice.label}</span>
          {choice.share !== undefined && <Num>{choice.share}%</Num>}
        </button>
      ))}
      <p css={noteCss}>{note}</p>
    </div>
  );
}

const shareStyle = (share = 0): CSSProperties => ({ '--v': `${share}%` }) as CSSProperties;

const card = css`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
`;

const headCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const title = css`
  font-size: var(--fs-14);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

const label = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: start;
`;

const option = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  width: 100%;
  min-height: 44px;
  padding: 6px var(--sp-3);
  border-radius: var(--r-2);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--v, 0);
    background: var(--c-fill);
    z-index: -1;
    transition: width var(--t) var(--ease);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
  &[aria-disabled] {
    cursor: default;
    background: none;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--c-accent-fill);
    color: var(--c-accent);
  }
  &[aria-pressed='true']::before {
    background: var(--c-accent-tint);
  }
`;

const noteCss = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
