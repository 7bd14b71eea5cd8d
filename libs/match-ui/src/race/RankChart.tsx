import { css } from '@emotion/react';
import { Clip, Hidden } from '@khandai/ui-kit';
import { useId } from 'react';
import { legend, plot } from '../charts/plot.styles.js';
import { Marble, type MarbleView } from './Marble.js';
import { rankPath, type RankPoint } from './rank-chart-model.js';

export interface RankLineView extends MarbleView {
  name: string;
  /** Its places at the marks that are known, in order. */
  points: readonly RankPoint[];
  /** The reader's pick has the thick line, who leads the dashed one. */
  mine?: boolean | undefined;
  leads?: boolean | undefined;
}

export interface RankChartProps {
  /** What the chart shows, in one sentence. */
  summary: string;
  lines: readonly RankLineView[];
  /** So many marks come after the start. */
  parts: number;
  /** "Vòng 1" and so on: parts of the axis, equally long. */
  laps: readonly string[];
  /** The legend: "Nghệ Vàng, bạn chọn", "Bạc Sương, dẫn đầu". */
  mineText?: string | undefined;
  leadText?: string | undefined;
  /** Words of the table, which has the same places in figures. */
  table: { show: string; marble: string; mark: (part: number) => string };
}

/** The places of the marbles at marks along the race. Each line has the number of its marble at both ends. */
export function RankChart({ summary, lines, parts, laps, mineText, leadText, table }: RankChartProps) {
  const title = useId();
  // What stands out lies above the others.
  const drawn = [...lines].sort((a, b) => weightOf(a) - weightOf(b));
  const top = (rank: number) => `${((rank - 0.5) / Math.max(1, lines.length)) * 100}%`;
  return (
    <figure css={figure}>
      <div css={[plot, size]}>
        <svg
          viewBox={`0 0 ${parts} ${Math.max(1, lines.length)}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={title}
        >
          <title id={title}>{summary}</title>
          {[0, ...laps.map((_, lap) => lap + 1)].map((lap) => (
            <path key={lap} css={cut} d={`M${(lap * parts) / laps.length} 0V${lines.length}`} />
          ))}
          {drawn.map(({ id, points, mine, leads }) => (
            <path
              key={id}
              css={line}
              data-mine={mine || undefined}
              data-leads={leads || undefined}
              d={rankPath(points)}
            />
          ))}
        </svg>
        {drawn.map(({ id, color, points }) => {
          const [first, last] = [points[0], points.at(-1)];
          return (
            <span key={id} aria-hidden="true">
              {first && (
                <span css={[end, start]} style={{ left: `${(first.part / parts) * 100}%`, top: top(first.rank) }}>
                  <Marble id={id} color={color} size={20} />
                </span>
              )}
              {last && last !== first && (
                <span css={end} style={{ left: `${(last.part / parts) * 100}%`, top: top(last.rank) }}>
                  <Marble id={id} color={color} size={20} />
                </span>
              )}
            </span>
          );
        })}
      </div>
      <p css={axis} aria-hidden="true">
        {laps.map((lap) => (
          <span key={lap}>{lap}</span>
        ))}
      </p>
      {(mineText !== undefined || leadText !== undefined) && (
        <figcaption css={[legend, samples]}>
          {mineText !== undefined && <span data-mine>{mineText}</span>}
          {leadText !== undefined && <span data-leads>{leadText}</span>}
        </figcaption>
      )}
      <PlacesTable summary={summary} lines={lines} parts={parts} words={table} />
    </figure>
  );
}

function PlacesTable({
  summary,
  lines,
  parts,
  words,
}: Pick<RankChartProps, 'summary' | 'lines' | 'parts'> & { words: RankChartProps['table'] }) {
  const marks = Array.from({ length: parts + 1 }, (_, part) => part).filter((part) =>
    lines.some(({ points }) => points.some((point) => point.part === part)),
  );
  return (
    <details css={details}>
      <summary>{words.show}</summary>
      <div css={scroller} tabIndex={0} role="region" aria-label={words.show}>
        <table>
          <caption>
            <Hidden>{summary}</Hidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.marble}</th>
              {marks.map((part) => (
                <th key={part} scope="col">
                  {words.mark(part)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, points }) => (
              <tr key={id}>
                <th scope="row">
                  <Clip title={name}>
                    {id} · {name}
                  </Clip>
                </th>
                {marks.map((part) => (
                  <td key={part}>{points.find((point) => point.part === part)?.rank ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const weightOf = ({ mine, leads }: RankLineView): number => (mine ? 2 : 0) + (leads ? 1 : 0);

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  margin: 0;
  padding: var(--sp-3) var(--sp-4) var(--sp-2);
`;

const size = css`
  height: 224px;
  margin: 0 30px;
`;

const cut = css`
  stroke: var(--c-line);
`;

const line = css`
  fill: none;
  stroke: var(--c-control);
  stroke-width: 1.5;
  stroke-linejoin: round;
  &[data-leads] {
    stroke: var(--c-gold);
    stroke-width: 2.5;
    stroke-dasharray: 7 3;
  }
  &[data-mine] {
    stroke: var(--c-accent);
    stroke-width: 3.5;
  }
`;

const end = css`
  position: absolute;
  display: grid;
  transform: translate(6px, -50%);
`;

const start = css`
  transform: translate(calc(-100% - 6px), -50%);
`;

const axis = css`
  display: flex;
  margin: 0 30px;
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > span {
    flex: 1;
    text-align: center;
  }
`;

const samples = css`
  & > span::before {
    content: '';
    display: inline-block;
    width: 18px;
    margin-right: 6px;
    border-top: 3px solid var(--c-accent);
    vertical-align: middle;
  }
  & > [data-leads]::before {
    border-top: 3px dashed var(--c-gold);
  }
`;

const details = css`
  font-size: var(--fs-13);
  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--c-accent);
    cursor: pointer;
  }
`;

const scroller = css`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 4px 5px;
    border-top: 1px solid var(--c-line);
    text-align: center;
    font-weight: var(--fw-regular);
    white-space: nowrap;
  }
  & thead th {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
  & th:first-of-type {
    max-width: 9em;
    text-align: left;
  }
`;
