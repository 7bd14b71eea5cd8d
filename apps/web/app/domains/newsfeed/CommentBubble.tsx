import { css } from '@emotion/react';
import type { MentionedMember } from '@khandai/contracts';
import type { ReactNode } from 'react';
import { PostText } from './PostText';

export interface CommentBubbleProps {
  readonly name: ReactNode;
  readonly face: ReactNode;
  readonly text: string;
  readonly mentions?: readonly MentionedMember[];
  /** It is not confirmed yet. */
  readonly dim?: boolean;
  /** When it was written, and what the reader may do. */
  readonly children: ReactNode;
}

/** A comment with its author's picture. */
export function CommentBubble({ name, face, text, mentions, dim, children }: CommentBubbleProps) {
  return (
    <div css={bubbleRow}>
      {face}
      <div css={column}>
        <div css={[bubble, dim && dimmed]}>
          <p css={namesCss}>{name}</p>
          <PostText text={text} mentions={mentions} small />
        </div>
        <div css={acts}>{children}</div>
      </div>
    </div>
  );
}

export const bubbleRow = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  padding: 6px var(--sp-4);
`;

/* No opacity: names and links would lose their contrast. */
const dimmed = css`
  color: var(--c-text-2);
`;

const column = css`
  min-width: 0;
`;

const bubble = css`
  display: grid;
  justify-self: start;
  width: fit-content;
  max-width: 100%;
  padding: 7px var(--sp-3);
  border-radius: var(--r-3);
  background: var(--c-sunken);
`;

const namesCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--fs-13);
  line-height: 18px;
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-2);
  min-height: 28px;
  padding-inline-start: var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-muted);
  > button {
    position: relative;
    min-height: 24px;
    padding: 0 6px;
    font-weight: var(--fw-medium);
    color: inherit;
  }
  > button::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
`;
