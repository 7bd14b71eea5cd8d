import { css } from '@emotion/react';

/** The area of a chart: its drawing is stretched over it, and lines keep their width. */
export const plot = css`
  position: relative;
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
`;

/** A value of the scale, left of the plot. Its place from the top is that of its middle. */
export const scaleMark = css`
  position: absolute;
  right: calc(100% + 8px);
  font: var(--fw-regular) var(--fs-11)/0 var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

/** What lines and signs mean: samples with their words, in as many rows as they need. */
export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--sp-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  & svg {
    flex: none;
  }
`;

/** The line of a goal in a legend, of either side. */
export const goalSample = css`
  stroke: var(--c-control);
  stroke-dasharray: 2 3;
`;
