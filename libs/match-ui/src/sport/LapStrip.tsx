import { css } from '@emotion/react';
import { HATCHED, sideColors } from './sides.js';

/** Who won a lap, or that it is being run or still to come. */
export type LapState = 'home' | 'away' | 'running' | 'coming';

/** The laps of a race in order, in the pattern of the side that won each of them. `label` says the same in words. */
export function LapStrip({ label, laps }: { label: string; laps: readonly LapState[] }) {
  return (
    <div css={[sideColors, root]} role="img" aria-label={label}>
      {laps.map((lap, n) => (
        <i key={n} data-lap={lap} />
      ))}
    </div>
  );
}

const root = css`
  display: flex;
  gap: 3px;
  padding: 2px var(--sp-4) var(--sp-3);
  & > i {
    flex: 1;
    height: 12px;
    border-radius: 3px;
    background: var(--c-fill);
  }
  & > [data-lap='home'] {
    background: var(--side-home);
  }
  & > [data-lap='away'] {
    background: ${HATCHED};
  }
  & > [data-lap='running'] {
    background: var(--c-live-fill);
  }
`;
