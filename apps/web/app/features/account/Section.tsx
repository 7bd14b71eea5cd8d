import { css } from '@emotion/react';
import { Panel, type PanelProps } from '@khandai/ui-kit';

/** A panel that a URL hash can target; it scrolls to below the sticky header. */
export function Section({ id, ...panel }: PanelProps & { id: string }) {
  return (
    <div id={id} css={place}>
      <Panel {...panel} />
    </div>
  );
}

const place = css`
  scroll-margin-top: calc(var(--header-h) + var(--sp-5));
  min-width: 0;
`;
