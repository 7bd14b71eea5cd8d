import { css } from '@emotion/react';
import { useTranslate } from 'react-admin';
import type { DeskResourceName } from '../data/desk-calls';

/** The heading of a list, with a sentence about it. */
export function ScreenHead({ name, hint }: { name: DeskResourceName; hint?: string }) {
  const translate = useTranslate();
  return (
    <div css={head}>
      <h1>{translate(`resources.${name}.name`, { smart_count: 2 })}</h1>
      {hint !== undefined && <p>{hint}</p>}
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
`;
