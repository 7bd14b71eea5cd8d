import { css } from '@emotion/react';
import { Panel } from '@khandai/ui-kit';

export interface {{Class}}Props {
  readonly title: string;
  readonly names: readonly string[];
}

export function {{Class}}({ title, names }: {{Class}}Props) {
  return (
    <Panel title={title}>
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
