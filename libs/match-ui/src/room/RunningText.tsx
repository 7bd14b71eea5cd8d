import { css, keyframes } from '@emotion/react';

export interface RunningTextProps {
  /** `lane`: index of the message's row on the picture, from 0. */
  lines: readonly { id: string; text: string; lane: number }[];
  /** A message has left the picture. */
  onLineEnd: (id: string) => void;
}

/**
 * Chat messages that move across the picture from right to left. Decorative: the chat shows them as well. Hidden with
 * prefers-reduced-motion.
 */
export function RunningText({ lines, onLineEnd }: RunningTextProps) {
  return (
    <div css={root} aria-hidden="true">
      {lines.map(({ id, text, lane }) => (
        <span key={id} css={line} style={{ top: `${12 + lane * 11}%` }} onAnimationEnd={() => onLineEnd(id)}>
          {text}
        </span>
      ))}
    </div>
  );
}

const cross = keyframes`from { left: 100%; transform: none; } to { left: 0; transform: translateX(-100%); }`;

const root = css`
  position: absolute;
  inset: 0;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const line = css`
  position: absolute;
  left: 100%;
  max-width: 40ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: #fff;
  font-size: var(--fs-16);
  font-weight: var(--fw-semi);
  text-shadow:
    0 0 3px #000,
    0 1px 2px #000;
  animation: ${cross} 9s linear forwards;
`;
