import { css } from '@emotion/react';

/** The wide picture of a tile, or an icon in its place. */
export const stillCss = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-muted);
`;

/** A picture that fills its frame. */
export const fillCss = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A link that a click anywhere on its tile follows. The tile is positioned. */
export const wholeTileCss = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
