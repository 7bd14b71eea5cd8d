import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { noRing, pageEdge } from './page-edge.styles.js';

export interface PageFrameProps {
  /** Id of the main landmark, the target of the skip link. */
  id?: string | undefined;
  /** Leagues; visible from 1200 px. */
  left?: ReactNode;
  leftLabel?: string | undefined;
  /** Chat or rankings; visible from 768 px, or at every width with `rightOnPhones`. */
  right?: ReactNode;
  rightLabel?: string | undefined;
  rightOnPhones?: boolean | undefined;
  children: ReactNode;
}

/** One column on phones, two from 768 px, three from 1200 px; never more than there is content for. */
export function PageFrame({
  id = 'main',
  left,
  leftLabel,
  right,
  rightLabel,
  rightOnPhones,
  children,
}: PageFrameProps) {
  return (
    <main
      id={id}
      tabIndex={-1}
      css={[root, right ? withRight : undefined, left ? (right ? withBoth : withLeft) : undefined]}
    >
      {left && (
        <aside css={leftCss} aria-label={leftLabel}>
          {left}
        </aside>
      )}
      <div css={middle}>{children}</div>
      {right && (
        <aside css={[rightCss, !rightOnPhones && notOnPhones]} aria-label={rightLabel}>
          {right}
        </aside>
      )}
    </main>
  );
}

/** A vertical stack. `gap` is in steps of the 4 px grid. */
export function Stack({
  gap = 3,
  children,
  className,
}: {
  gap?: 2 | 3 | 4 | 6 | undefined;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div css={[stack, gaps[gap]]} className={className}>
      {children}
    </div>
  );
}

/** A grid of cards, as many per row as fit; one column on phones. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div css={grid}>{children}</div>;
}

const root = css`
  max-width: var(--content-max);
  margin: 0 auto;
  padding: var(--sp-3);
  display: grid;
  gap: var(--sp-4);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 768px) {
    padding: var(--sp-4) var(--sp-6);
    gap: var(--sp-5);
  }
  @media (min-width: 1200px) {
    padding: var(--sp-5) var(--sp-6);
  }
  ${pageEdge}
  ${noRing}
`;

/* A side banner takes 168 px of the window, which moves the breakpoints up. The second one is there only from 1536 px. */
const withRight = css`
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
  @media (min-width: 768px) and (max-width: 935px) {
    [data-banners] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) var(--col-right);
  }
`;

const withBoth = css`
  @media (min-width: 1200px) {
    grid-template-columns: var(--col-left) minmax(0, 1fr) var(--col-right);
  }
  @media (min-width: 1200px) and (max-width: 1367px) {
    [data-banners] & {
      grid-template-columns: minmax(0, 1fr) 17rem;
    }
  }
`;

const withLeft = css`
  @media (min-width: 1200px) {
    grid-template-columns: var(--col-left) minmax(0, 1fr);
  }
  @media (min-width: 1200px) and (max-width: 1367px) {
    [data-banners] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const leftCss = css`
  display: none;
  @media (min-width: 1200px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-4);
    position: sticky;
    top: calc(var(--header-h) + var(--sp-5));
  }
  @media (min-width: 1200px) and (max-width: 1367px) {
    [data-banners] & {
      display: none;
    }
  }
`;

const middle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-6);
  align-content: start;
  min-width: 0;
`;

const rightCss = css`
  display: grid;
  gap: var(--sp-3);
  min-width: 0;
  @media (min-width: 1200px) {
    position: sticky;
    top: calc(var(--header-h) + var(--sp-5));
  }
`;

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`;

const gaps = {
  2: css`
    gap: var(--sp-2);
  `,
  3: css`
    gap: var(--sp-3);
  `,
  4: css`
    gap: var(--sp-4);
  `,
  6: css`
    gap: var(--sp-6);
  `,
};

const grid = css`
  display: grid;
  gap: var(--sp-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
`;
