import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { KitLink } from '@khandai/ui-kit';

/** Separates read messages from unread ones. */
export function NewLine({ children }: { children: ReactNode }) {
  return (
    <div css={newLine} role="separator">
      {children}
    </div>
  );
}

/** Separates the messages of two days. */
export function DayLine({ children }: { children: ReactNode }) {
  return <div css={dayLine}>{children}</div>;
}

export interface MatchDividerProps {
  /** Teams of the match: "Hà Nội – Nam Định". */
  name: string;
  /** Its result or state, below the name: "Kết thúc 2–1". */
  result?: string | undefined;
  /** URL of the match. */
  href: string;
}

/** Separates what was written about a match from what was written about the one before. */
export function MatchDivider({ name, result, href }: MatchDividerProps) {
  return (
    <h3 css={divider}>
      <KitLink href={href}>
        <b>{name}</b>
        {result && <span>{result}</span>}
      </KitLink>
    </h3>
  );
}

const newLine = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: 6px var(--sp-4);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--c-accent-line);
  }
`;

const dayLine = css`
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  text-align: center;
`;

const divider = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4) var(--sp-2);
  font-weight: var(--fw-regular);
  &::before,
  &::after {
    content: '';
    flex: 1;
    min-width: var(--sp-3);
    height: 1px;
    background: var(--c-line-strong);
  }
  & > a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0 var(--sp-2);
    min-width: 0;
    font-size: var(--fs-13);
    line-height: 1.25rem;
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--c-text-2);
  }
  & b {
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;
