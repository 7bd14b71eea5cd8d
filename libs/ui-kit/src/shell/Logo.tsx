import { css } from '@emotion/react';
import { KitLink } from '../link/LinkProvider.js';
import { K_SEATS, seatOrigin } from './logo-seats.js';

/** The mark alone: 5 × 5 seats of a stand; the lit ones form a K. */
export function Mark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0B7C46" />
      <g fill="#fff">
        {K_SEATS.flatMap((row, y) =>
          [...row].map((seat, x) => (
            <rect
              key={`${x}-${y}`}
              x={seatOrigin(x)}
              y={seatOrigin(y)}
              width="3.8"
              height="3.8"
              rx="1.1"
              opacity={seat === 'K' ? 1 : 0.24}
            />
          )),
        )}
      </g>
    </svg>
  );
}

export function Logo({ href, label }: { href: string; label: string }) {
  return (
    <KitLink href={href} aria-label={label} css={logo}>
      <Mark />
      <svg css={wordmark} viewBox="0 0 99 27" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.9" strokeLinecap="round" strokeLinejoin="round">
          <path d="M2 9.5v14M11.5 9.5L3 17.5M6 14.8l6 8.7" />
          <path d="M17 8v15.5M17 18.5c0-3 1.7-4.7 4-4.7s3.6 1.5 3.6 4.2v5.5" />
          <path d="M38 14v9.5" />
          <circle cx="33.5" cy="18.7" r="4.6" />
          <path d="M43.5 14v9.5M43.5 18.5c0-3 1.7-4.7 4-4.7s3.6 1.5 3.6 4.2v5.5" />
          <path d="M64 9.5h4c4.6 0 7.5 2.7 7.5 7s-2.9 7-7.5 7h-4z" />
          <path d="M61 16.5h8" />
          <path d="M88.5 14v9.5" />
          <circle cx="84" cy="18.7" r="4.6" />
          <path d="M95 14v9.5" />
        </g>
        <g fill="none" stroke="var(--c-accent)" strokeWidth="2.7" strokeLinecap="round">
          <path d="M33 9.3l3.2-3.3M84.5 9.3l-3.2-3.3" />
        </g>
        <circle cx="95" cy="9" r="1.8" fill="currentColor" />
      </svg>
    </KitLink>
  );
}

// Where a phone's row is too narrow, as with large letters, the name wraps out of sight and the mark stays alone.
const logo = css`
  display: flex;
  align-items: center;
  gap: 10px;
  height: var(--touch);
  flex: none;
  @media (max-width: 767px) {
    flex: 0 1 auto;
    flex-wrap: wrap;
    align-content: flex-start;
    row-gap: 44px;
    min-width: 32px;
    padding-top: 6px;
    overflow: hidden;
  }
`;

const wordmark = css`
  height: 25px;
  width: auto;
  color: var(--c-text);
`;
