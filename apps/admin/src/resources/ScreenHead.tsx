import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DeskResourceName } from '../data/desk-calls';

interface ScreenHeadProps {
  readonly name: DeskResourceName;
  readonly hint?: string;
  /** What one does with the whole list. */
  readonly end?: ReactNode;
}

/** The heading of a list, with a sentence about it. */
export function ScreenHead({ name, hint, end }: ScreenHeadProps) {
  const translate = useTranslate();
  return (
    <div css={head}>
      <h1>{translate(`resources.${name}.name`, { smart_count: 2 })}</h1>
      {hint !== undefined && <p>{hint}</p>}
      {end !== undefined && <span>{end}</span>}
    </div>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--sp-1) var(--sp-3);
  margin-bottom: var(--sp-2);
  & h1 {
    font-size: var(--fs-20);
  }
  & p {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
  & > span {
    margin-inline-start: auto;
  }
`;
