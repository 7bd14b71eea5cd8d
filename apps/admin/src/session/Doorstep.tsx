import { css } from '@emotion/react';
import { Mark } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

/** The card in the middle of the page before the desk opens. */
export function Doorstep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main css={page}>
      <div css={card}>
        <Mark size={40} />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

const page = css`
  display: grid;
  min-height: 100dvh;
  place-items: center;
  padding: var(--sp-4);
`;

const card = css`
  display: grid;
  gap: var(--sp-4);
  width: 100%;
  max-width: 26rem;
  padding: var(--sp-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & h1 {
    font-size: var(--fs-20);
  }
  & p {
    color: var(--c-text-2);
  }
`;
