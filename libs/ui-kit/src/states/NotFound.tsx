import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface NotFoundProps {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  /** Small print: the URL that does not exist. */
  detail?: ReactNode;
}

const SEAT = 'M6 0h16a4 4 0 0 1 4 4v10H2V4a4 4 0 0 1 4-4zM0 16h28v7a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z';
const MISSING = { row: 1, column: 4 };

/** A stand with one missing seat. */
export function NotFound({ title, text, actions, detail }: NotFoundProps) {
  return (
    <div css={root}>
      <svg viewBox="0 0 268 166" aria-hidden="true">
        {Array.from({ length: 4 }, (_, row) =>
          Array.from({ length: 8 }, (__, column) => <Seat key={`${row}-${column}`} row={row} column={column} />),
        )}
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      {actions && <div css={acts}>{actions}</div>}
      {detail && <p css={detailCss}>{detail}</p>}
    </div>
  );
}

function Seat({ row, column }: { row: number; column: number }) {
  const at = `translate(${8 + column * 32} ${4 + row * 42})`;
  if (row === MISSING.row && column === MISSING.column) {
    return (
      <path d={SEAT} transform={at} fill="none" stroke="var(--c-accent)" strokeWidth="1.5" strokeDasharray="4 4" />
    );
  }
  return <path d={SEAT} transform={at} fill="var(--c-sunken)" stroke="var(--c-line-strong)" strokeWidth="1.5" />;
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  text-align: center;
  gap: var(--sp-3);
  padding: var(--sp-8) var(--sp-4);
  & > svg {
    width: min(268px, 70%);
    height: auto;
  }
  & > h1 {
    font-size: var(--fs-24);
  }
  & > p {
    color: var(--c-text-2);
    max-width: 40ch;
    overflow-wrap: anywhere;
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--sp-2);
  padding-top: var(--sp-2);
`;

const detailCss = css`
  && {
    font-family: var(--font-num);
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
