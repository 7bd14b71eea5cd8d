import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface OptionFieldProps {
  readonly name: string;
  readonly note?: string;
  /** Beside the name: what the choice looks like. */
  readonly sample?: ReactNode;
  /** A control that carries the name as its label. */
  readonly children: ReactNode;
}

/** A choice with its name over it, as wide as the sheet. */
export function OptionField({ name, note, sample, children }: OptionFieldProps) {
  return (
    <div css={field}>
      <span css={head}>
        <span aria-hidden="true">{name}</span>
        {sample}
      </span>
      {children}
      {note && <p css={small}>{note}</p>}
    </div>
  );
}

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  & select {
    max-width: none;
    width: 100%;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
`;

const small = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
