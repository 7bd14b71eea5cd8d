import { css } from '@emotion/react';
import { Clip, Hidden } from '@khandai/ui-kit';
import { Crest } from '../match/Crest.js';
import type { TeamView } from '../match/view.js';
import type { Sides } from './sides.js';

export interface PeriodView {
  /** Column head: "H1", "HP1". */
  label: string;
  /** The head in full, for screen readers: "Hiệp 1". */
  name: string;
  /** Points of home and away; undefined before the period starts, which leaves the cells blank instead of 0. */
  points?: Sides<number> | undefined;
  /** The period is being played. */
  running?: boolean | undefined;
}

export interface PeriodTableProps {
  caption: string;
  /** Heads of the column of names and of the last column. */
  teamsLabel: string;
  totalLabel: string;
  periods: readonly PeriodView[];
  home: Pick<TeamView, 'name' | 'crest' | 'score'>;
  away: Pick<TeamView, 'name' | 'crest' | 'score'>;
}

/** Points by period, and the sum. The better side of each period is bold. */
export function PeriodTable({ caption, teamsLabel, totalLabel, periods, home, away }: PeriodTableProps) {
  return (
    <table css={table}>
      <caption>
        <Hidden>{caption}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{teamsLabel}</th>
          {periods.map(({ label, name, running }) => (
            <th key={label} scope="col" data-running={running || undefined}>
              <span aria-hidden="true">{label}</span>
              <Hidden>{name}</Hidden>
            </th>
          ))}
          <th scope="col">{totalLabel}</th>
        </tr>
      </thead>
      <tbody>
        <Row team={home} periods={periods} side={0} />
        <Row team={away} periods={periods} side={1} />
      </tbody>
    </table>
  );
}

function Row({
  team,
  periods,
  side,
}: { team: PeriodTableProps['home']; side: 0 | 1 } & Pick<PeriodTableProps, 'periods'>) {
  return (
    <tr>
      <th scope="row">
        <span css={nameCss}>
          <Crest {...team.crest} size={20} />
          <Clip title={team.name}>{team.name}</Clip>
        </span>
      </th>
      {periods.map(({ label, points, running }) => (
        <td
          key={label}
          data-running={running || undefined}
          data-better={(points && points[side] > points[(1 - side) as 0 | 1]) || undefined}
        >
          {points?.[side]}
        </td>
      ))}
      <td data-part="total">{team.score}</td>
    </tr>
  );
}

const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    height: 36px;
    padding: 0 2px;
    text-align: center;
    font-weight: var(--fw-regular);
  }
  & thead th {
    height: 28px;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & tr > th:first-of-type {
    width: 38%;
    padding-left: var(--sp-4);
    text-align: left;
  }
  & thead th:last-of-type,
  & [data-part='total'] {
    width: 4rem;
    padding-right: var(--sp-4);
    text-align: right;
  }
  & tbody tr {
    border-top: 1px solid var(--c-line);
  }
  & td {
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-muted);
  }
  & [data-better] {
    color: var(--c-text);
    font-weight: var(--fw-semi);
  }
  & [data-part='total'] {
    color: var(--c-text);
    font-size: var(--fs-16);
    font-weight: var(--fw-bold);
  }
  & thead [data-running],
  & tbody [data-running] {
    background: var(--c-live-tint);
    color: var(--c-live);
    font-weight: var(--fw-semi);
  }
`;

const nameCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  font-weight: var(--fw-medium);
`;
