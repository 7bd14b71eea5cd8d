import { css } from '@emotion/react';
import { useId } from 'react';
import { clipCss } from '@khandai/ui-kit';
import {
  cutsOf,
  endOf,
  leadArea,
  leadLine,
  type LeadPoint,
  leadScale,
  type LeadSection,
  placeOf,
} from './lead-chart-model.js';
import { plot, scaleMark } from '../charts/plot.styles.js';
import { sideColors } from './sides.js';

export interface LeadChartProps {
  /** One sentence about who led and by how much: the only part that screen readers get. */
  summary: string;
  /** Oldest first, without the start at 0. */
  points: readonly LeadPoint[];
  shape: 'steps' | 'slope';
  /** Labels of the half above zero and of the half below: "Sóng Đỏ dẫn". */
  homeLabel: string;
  awayLabel: string;
  /** The parts of the whole match, such as quarters and overtime: the line grows towards the end of the last one. */
  sections: readonly LeadSection[];
  /** Formats a lead without its sign: "5", "3k". */
  leadText: (lead: number) => string;
  /** The last point is now, not the end of the match. */
  running?: boolean | undefined;
}

/** Who led by how much over time: home above the line and green, away below it, indigo and hatched. */
export function LeadChart(props: LeadChartProps) {
  const { summary, points, shape, homeLabel, awayLabel, sections, leadText, running } = props;
  const title = useId();
  const [above, below, hatch] = [useId(), useId(), useId()];
  const scale = leadScale(points, endOf(sections));
  const area = leadArea(points, scale, shape);
  const last = points.at(-1);
  const end = last && placeOf(last, scale);
  // In the half that the line has not reached or has left behind, so that its end lies on no label.
  const sides = end && end.x < 50 ? 'right' : 'left';
  return (
    <figure css={[sideColors, figure]}>
      <div css={[plot, size]}>
        <span css={scaleMark} style={{ top: 0 }} aria-hidden="true">
          {leadText(scale.top)}
        </span>
        <span css={scaleMark} style={{ top: '50%' }} aria-hidden="true">
          0
        </span>
        <span css={scaleMark} style={{ top: '100%' }} aria-hidden="true">
          {leadText(scale.top)}
        </span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby={title}>
          <title id={title}>{summary}</title>
          <clipPath id={above}>
            <path d="M0 0H100V50H0Z" />
          </clipPath>
          <clipPath id={below}>
            <path d="M0 50H100V100H0Z" />
          </clipPath>
          <pattern id={hatch} width="1.2" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
            <path d="M0 0H1.2V4H0Z" fill="var(--side-away)" opacity="0.55" />
            <path d="M0 0H0.5V4H0Z" fill="var(--side-away)" />
          </pattern>
          {cutsOf(sections).map((x) => (
            <path key={x} css={cut} d={`M${x} 0V100`} />
          ))}
          <path d={area} fill="var(--side-home)" clipPath={`url(#${above})`} />
          <path d={area} fill={`url(#${hatch})`} clipPath={`url(#${below})`} />
          <path css={zero} d="M0 50H100" />
          <path css={line} d={leadLine(points, scale, shape)} />
        </svg>
        <span css={[side, atTop]} data-part={sides} aria-hidden="true">
          {homeLabel}
        </span>
        <span css={[side, atBottom]} data-part={sides} aria-hidden="true">
          {awayLabel}
        </span>
        {last && end && (
          <span css={tip} data-running={running || undefined} style={{ left: `${end.x}%`, top: `${end.y}%` }}>
            <i aria-hidden="true" />
            <b data-part={end.x > 80 ? 'left' : 'right'} aria-hidden="true">
              {last.lead === 0 ? '0' : `+${leadText(Math.abs(last.lead))}`}
            </b>
          </span>
        )}
      </div>
      <div css={axis} aria-hidden="true">
        {sections.map(({ name, length }) => (
          <span key={name} style={{ flexGrow: length }}>
            {name}
          </span>
        ))}
      </div>
    </figure>
  );
}

const GUTTER = '40px';

const figure = css`
  margin: 0;
  padding: var(--sp-3) var(--sp-4) var(--sp-2) 0;
`;

const size = css`
  height: 168px;
  margin-left: ${GUTTER};
  @media (min-width: 1200px) {
    height: 208px;
  }
`;

const cut = css`
  stroke: var(--c-line-strong);
  stroke-dasharray: 3 4;
`;

const zero = css`
  stroke: var(--c-control);
`;

const line = css`
  fill: none;
  stroke: var(--c-text);
  stroke-width: 1.5;
  stroke-linejoin: round;
`;

const side = css`
  position: absolute;
  max-width: 50%;
  ${clipCss}
  &[data-part='left'] {
    left: 6px;
  }
  &[data-part='right'] {
    right: 6px;
  }
  padding: 0 4px;
  border-radius: var(--r-1);
  background: color-mix(in srgb, var(--c-surface) 80%, transparent);
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
`;

const atTop = css`
  top: 0;
  color: var(--c-accent);
`;

const atBottom = css`
  bottom: 0;
  color: var(--side-away);
`;

const tip = css`
  position: absolute;
  width: 0;
  height: 0;
  & > i {
    position: absolute;
    inset: -4px;
    border-radius: 50%;
    background: var(--c-text);
  }
  &[data-running] > i {
    background: var(--c-live);
  }
  & > b {
    position: absolute;
    top: -11px;
    padding: 0 5px;
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-raised);
    font: var(--fw-semi) var(--fs-12)/1.25rem var(--font-num);
    white-space: nowrap;
  }
  & > [data-part='right'] {
    left: 9px;
  }
  & > [data-part='left'] {
    right: 9px;
  }
`;

const axis = css`
  display: flex;
  margin: 4px 0 0 ${GUTTER};
  font-size: var(--fs-12);
  color: var(--c-muted);
  & > span {
    flex: 1 1 0;
    min-width: 0;
    text-align: center;
  }
`;
