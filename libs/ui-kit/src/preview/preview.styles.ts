import { css, keyframes } from '@emotion/react';

/** The preview is dark in both themes: the tokens keep their names and take dark values. */
export const root = css`
  --c-text: #fff;
  --c-text-2: #dfe5ea;
  --c-muted: #a9b4bd;
  --c-control: #7d8994;
  --c-fill: #1c242b;
  --c-fill-hover: #2c363f;
  --c-hover: #2c363f;
  --c-line-strong: #3d4954;
  --c-focus: #6be0a5;
  color-scheme: dark;
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: #070b0e;
  color: var(--c-text);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

export const bar = css`
  display: flex;
  align-items: center;
  min-height: 3.75rem;
  padding: var(--sp-2) var(--sp-3);
`;

export const bottomBar = css`
  justify-content: center;
  padding-bottom: calc(var(--sp-2) + env(safe-area-inset-bottom));
`;

export const counter = css`
  flex: 1;
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
`;

export const stageCss = css`
  position: relative;
  overflow: hidden;
  container-type: size;
  touch-action: none;
  user-select: none;
  cursor: zoom-out;
`;

export const turner = css`
  position: absolute;
  top: calc(50% - var(--touch) / 2);
  z-index: 1;
  &[data-side='left'] {
    left: var(--sp-2);
  }
  &[data-side='right'] {
    right: var(--sp-2);
  }
  & > button {
    border-radius: var(--r-full);
    background: rgb(28 36 43 / 0.88);
  }
  & > button:hover {
    background: var(--c-hover);
  }
  @media (max-width: 767px) {
    /* Within reach of a thumb, and not on the picture. */
    top: auto;
    bottom: calc(var(--sp-2) + 2px + env(safe-area-inset-bottom));
  }
`;

export const layer = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  transition: transform var(--t) var(--ease);
  &[data-held] {
    transition: none;
  }
  @media (min-width: 768px) {
    /* The buttons at both sides stand beside the picture, not on it. */
    padding: 0 calc(var(--touch) + var(--sp-5));
  }
`;

export const media = css`
  grid-area: 1/1;
  max-width: 100%;
  max-height: 100%;
  cursor: default;
  -webkit-user-drag: none;
  transition: opacity var(--t) var(--ease);
  [data-zoomed] & {
    cursor: grab;
  }
  [data-zoomed] [data-held] & {
    cursor: grabbing;
  }
  [data-state='loading'] > img& {
    opacity: 0;
  }
`;

/** 16:9, the most common ratio, until the video's own is known; the native controls appear immediately. */
export const film = css`
  width: min(100%, 60rem);
  aspect-ratio: auto 16/9;
  object-fit: contain;
  [data-state='loading'] > & {
    background: var(--c-fill);
  }
`;

const breathe = keyframes`
  50% { opacity: .55; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Appears after 200 ms, so that a fast picture shows no skeleton. */
export const bones = css`
  grid-area: 1/1;
  position: relative;
  width: min(100cqw, 60cqmin);
  max-width: 100%;
  max-height: 100%;
  aspect-ratio: 4/3;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-fill);
  animation:
    ${appear} 200ms step-end,
    ${breathe} 1.6s var(--ease) 200ms infinite;
`;

export const under = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
  filter: blur(8px);
`;

export const message = css`
  position: absolute;
  inset: 0;
  margin: auto;
  width: min(22rem, 100% - 2 * var(--sp-6));
  height: fit-content;
  display: grid;
  justify-items: center;
  gap: var(--sp-4);
  text-align: center;
  color: var(--c-text-2);
  cursor: default;
`;
