import { css } from '@emotion/react';
import { OriginBadge } from '@khandai/ui-kit';
import { useFrameKind } from './use-frame-kind';
import { useOrigin } from './use-origin';

/** Tells where the data comes from, on pages without marquee. Those with a frame of their own tell it inside. */
export function OriginLine() {
  const origin = useOrigin();
  if (useFrameKind() || !origin) return null;
  return (
    <p css={line}>
      <OriginBadge>{origin}</OriginBadge>
    </p>
  );
}

const line = css`
  display: grid;
  justify-items: center;
  padding: calc(var(--sp-2) + env(safe-area-inset-top)) var(--sp-3) 0;
`;
