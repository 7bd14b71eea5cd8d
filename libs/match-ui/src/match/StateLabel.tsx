import { css } from '@emotion/react';
import { numCss } from '@khandai/ui-kit';
import type { StateView } from './view.js';

/** The word of a state, and the minute if there is one. */
export function StateLabel({ tone, word, minute, className }: StateView & { className?: string | undefined }) {
  return (
    <span css={[base, tones[tone]]} className={className}>
      {word}
      {minute !== undefined && (
        <>
          {word && <span data-part="separator"> · </span>}
          <span css={minuteCss} data-part="minute">
            {minute}
          </span>
        </>
      )}
    </span>
  );
}

const base = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  line-height: 1rem;
  color: var(--c-muted);
  white-space: nowrap;
`;

const tones = {
  live: css`
    color: var(--c-live);
    font-weight: var(--fw-semi);
  `,
  warn: css`
    color: var(--c-warn);
  `,
  plain: css``,
};

const minuteCss = css`
  ${numCss};
  &::after {
    content: '′';
  }
`;
