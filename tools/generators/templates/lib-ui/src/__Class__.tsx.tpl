import { css } from '@emotion/react';
import { Panel } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface {{Class}}Props {
  readonly title: string;
  readonly names: readonly string[];
  /** Stands at the end of the heading, such as a button. */
  readonly end?: ReactNode;
}

export function {{Class}}({ title, names, end }: {{Class}}Props) {
  return (
    <Panel title={title} end={end}>
      <ul css={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Panel>
  );
}

const list = css`
  margin: 0;
  padding: var(--sp-4);
`;
