import { css } from '@emotion/react';
import { Badge, Clip, Hidden, Icon, icons, Num } from '@khandai/ui-kit';
import { Marble, type MarbleView } from './Marble.js';

export interface RunningMarbleView extends MarbleView {
  name: string;
  rank: number;
  /** "Dẫn đầu", "+0,3 s". */
  gap: string;
  /** How many places it went up (above 0) or down, and that in words: "1 bậc lên". */
  move?: { places: number; label: string } | undefined;
  /** "Bạn chọn" */
  mine?: string | undefined;
}

/** The marbles in the order of the race. While the race is out of step they keep it, in pale ink. */
export function RaceOrder({
  label,
  marbles,
  held,
  grid,
}: {
  label: string;
  marbles: readonly RunningMarbleView[];
  held?: boolean | undefined;
  /** They stand on the grid: places have no numbers yet. */
  grid?: boolean | undefined;
}) {
  return (
    <ol css={root} aria-label={label} data-held={held || undefined}>
      {marbles.map(({ id, color, name, rank, gap, move, mine }) => (
        <li key={id} data-lead={(rank === 1 && !grid) || undefined} data-mine={mine !== undefined || undefined}>
          {grid ? <span aria-hidden="true">–</span> : <Num>{rank}</Num>}
          <Marble id={id} color={color} />
          <span css={nameCss}>
            <Clip title={name}>{name}</Clip>
            {mine !== undefined && <Badge>{mine}</Badge>}
          </span>
          <span css={moveCss} data-up={(move && move.places > 0) || undefined}>
            {move && (
              <>
                <Icon icon={move.places > 0 ? icons.arrowUp : icons.arrowDown} size={14} />
                <span aria-hidden="true">{Math.abs(move.places)}</span>
                <Hidden>{move.label}</Hidden>
              </>
            )}
          </span>
          <span css={gapCss}>{gap}</span>
        </li>
      ))}
    </ol>
  );
}

const root = css`
  & > li {
    display: grid;
    grid-template-columns: 20px 26px minmax(0, 1fr) 34px auto;
    gap: 0 10px;
    align-items: center;
    min-height: 46px;
    padding: 0 var(--sp-4);
    border-top: 1px solid var(--c-line);
    font-size: var(--fs-13);
  }
  & > li > :first-of-type {
    text-align: center;
    color: var(--c-muted);
    font-weight: var(--fw-semi);
  }
  & > [data-lead] > :first-of-type {
    color: var(--c-text);
    font-weight: var(--fw-bold);
  }
  & > [data-mine] {
    background: var(--c-accent-tint);
  }
  &[data-held] > li {
    color: var(--c-muted);
  }
`;

const nameCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-weight: var(--fw-medium);
`;

const moveCss = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-size: var(--fs-12);
  color: var(--c-neg);
  &[data-up] {
    color: var(--c-accent);
  }
`;

const gapCss = css`
  min-width: 52px;
  text-align: right;
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-text-2);
  [data-lead] > & {
    font-weight: var(--fw-semi);
    color: var(--c-text);
  }
`;
