import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface PayoutNoteProps {
  /** The selection, in bold: "Công An Hà Nội chấp 0-0.5 ăn 0.92". */
  title: string;
  /** Stake and score that the payout is based on. */
  terms: ReactNode;
  outcomes: readonly { when: string; result: string; tone: 'win' | 'lose' | 'even' }[];
}

/** The payout of a price for one stake. */
export function PayoutNote({ title, terms, outcomes }: PayoutNoteProps) {
  return (
    <div css={root}>
      <p>
        <b>{title}</b> · {terms}
      </p>
      <div css={grid}>
        {outcomes.map(({ when, result, tone }) => (
          <p key={when}>
            {when} <b data-tone={tone}>{result}</b>
          </p>
        ))}
      </div>
    </div>
  );
}

const root = css`
  background: var(--c-accent-tint);
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-13);
  text-align: left;
  & b {
    font-weight: var(--fw-semi);
  }
`;

const grid = css`
  display: grid;
  gap: var(--sp-1) var(--sp-6);
  margin-top: var(--sp-1);
  & > p {
    display: flex;
    gap: var(--sp-2);
  }
  & b {
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
    margin-left: auto;
    white-space: nowrap;
  }
  & b[data-tone='win'] {
    color: var(--c-up);
  }
  & b[data-tone='lose'] {
    color: var(--c-neg);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    & b {
      margin-left: 0;
    }
  }
`;
