import { css } from '@emotion/react';

export interface MarbleView {
  /** Its number, which tells it apart before its colour does. */
  id: number;
  /** `#RRGGBB` */
  color: string;
}

/** A marble: its number on a disc, on its colour; even numbers wear a stripe. Its name stands beside it. */
export function Marble({ id, color, size = 24 }: MarbleView & { size?: number | undefined }) {
  return (
    <i
      css={[marbleCss, id % 2 === 0 && stripedCss]}
      style={{ '--m': color, '--d': `${size}px` } as object}
      aria-hidden="true"
    >
      <b>{id}</b>
    </i>
  );
}

export const marbleCss = css`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--d);
  height: var(--d);
  border-radius: 50%;
  background:
    radial-gradient(circle at 34% 26%, rgb(255 255 255 / 0.75), transparent 34%),
    radial-gradient(circle at 62% 78%, rgb(0 0 0 / 0.38), transparent 62%), var(--m);
  box-shadow: 0 0 0 1px var(--c-crest-edge);
  & > b {
    display: grid;
    place-items: center;
    width: 60%;
    height: 60%;
    border-radius: 50%;
    background: #fff;
    color: #12181d;
    font: var(--fw-bold) calc(var(--d) * 0.46) / 1 var(--font-num);
    font-style: normal;
  }
`;

export const stripedCss = css`
  background:
    radial-gradient(circle at 34% 26%, rgb(255 255 255 / 0.7), transparent 34%),
    radial-gradient(circle at 62% 78%, rgb(0 0 0 / 0.34), transparent 62%),
    linear-gradient(160deg, #f4f1e8 22%, var(--m) 23% 77%, #f4f1e8 78%);
`;
