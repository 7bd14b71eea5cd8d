import { css } from '@emotion/react';
import { NOT_PHONE, PHONE } from '@khandai/ui-kit';

/** A picture beside an open keyboard is for watching: only the way back stays on it. */
const BESIDE_KEYBOARD = '@container (max-width: 279px)';

export const root = css`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 16/9;
  overflow: hidden;
  background: #05090c;
  color: #fff;
  &:focus-visible {
    outline-offset: -2px;
    outline-color: #fff;
    border-radius: 0;
  }
  &[data-idle] {
    cursor: none;
  }
  & [data-part='chrome'] {
    transition: opacity var(--t) var(--ease);
  }
  &[data-idle]:not(:has(:focus-visible)) [data-part='chrome'] {
    opacity: 0;
    pointer-events: none;
  }
  &:fullscreen {
    aspect-ratio: auto;
    width: 100%;
    height: 100%;
  }
`;

export const posterCss = css`
  position: absolute;
  inset: 0;
`;

export const stageCss = css`
  position: absolute;
  inset: 0;
  /* Beside a picture of another shape is nothing, least of all the drawing under it. */
  background: #000;
  & > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* Hides the video element without pausing it. */
  &[data-dark] {
    visibility: hidden;
  }
`;

export const overCss = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

export const surface = css`
  position: absolute;
  inset: 0;
`;

export const top = css`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  padding: var(--sp-3);
  pointer-events: none;
  @media (min-width: 1200px) {
    padding: var(--sp-4);
  }
  @media ${PHONE} {
    &[data-barred] {
      padding: 0 max(2px, var(--covered, 0px)) 0 2px;
      background: linear-gradient(rgb(4 6 8 / 0.66), transparent);
    }
  }
`;

export const tagsCss = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  min-width: 0;
  ${BESIDE_KEYBOARD} {
    display: none;
  }
`;

/* A narrow picture with buttons at its top has no width for the source and the latency. */
export const endTagsCss = css`
  display: flex;
  gap: 6px;
  @container (max-width: 455px) {
    [data-barred] & {
      display: none;
    }
  }
`;

export const barCss = css`
  display: flex;
  flex: none;
  pointer-events: auto;
  & :is(a, button) {
    color: #fff;
  }
  & :is(a, button):hover {
    color: #fff;
    background: rgb(255 255 255 / 0.14);
  }
  & :is(a, button):focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
  & svg {
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.6));
  }
  @media ${NOT_PHONE} {
    display: none;
  }
  ${BESIDE_KEYBOARD} {
    &:not(:first-of-type) {
      display: none;
    }
  }
`;

export const push = css`
  margin-left: auto;
`;

/* The button that leaves the theatre, for a control bar that is too narrow for it or absent. */
export const leaveCss = css`
  pointer-events: auto;
  & button,
  & button:hover {
    background: var(--c-scrim);
    color: #fff;
  }
  & button:focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
  @container (min-width: 456px) {
    &[data-controlled] {
      display: none;
    }
  }
`;

/* At the bottom: broadcasts show their own score and logo in the upper corners. */
export const corner = css`
  position: absolute;
  left: var(--sp-3);
  bottom: 84px;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  pointer-events: none;
  /* Nothing below it to keep clear of. */
  &[data-low] {
    bottom: var(--sp-3);
  }
  @media (min-width: 768px) {
    left: var(--sp-4);
    bottom: 72px;
  }
  /* A recorded video has its line to seek on there, and nothing at the top. */
  &[data-over-line] {
    top: var(--sp-3);
    bottom: auto;
  }
  @media ${PHONE} {
    [data-barred] ~ & {
      top: 46px;
      bottom: auto;
      left: var(--sp-3);
    }
  }
`;

export const bugCss = css`
  display: none;
  background: var(--c-scrim);
  border-radius: var(--r-1);
  overflow: hidden;
  font: var(--fw-semi) var(--fs-12)/1.375rem var(--font-num);
  & > span {
    padding: 0 7px;
  }
  & > [data-part='figure'] {
    background: rgb(255 255 255 / 0.16);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    display: flex;
  }
  @media (min-width: 1200px) {
    font-size: var(--fs-14);
    line-height: 1.625rem;
  }
`;

/** The large button of a recorded video that waits; the bar has the one with a name. */
export const start = css`
  position: absolute;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--c-scrim);
  color: #fff;
  &:hover {
    background: rgb(8 12 16 / 0.9);
  }
`;

export const bottom = css`
  position: absolute;
  inset: auto 0 0;
  padding: var(--sp-8) var(--sp-1) 0;
  /* Dark all along the buttons: a picture may have white writing of its own at its foot. */
  background: linear-gradient(to top, rgb(4 6 8 / 0.9), rgb(4 6 8 / 0.72) var(--touch), transparent);
  @media (min-width: 1200px) {
    padding: var(--sp-12) var(--sp-3) var(--sp-1);
  }
  @media ${PHONE} {
    padding-right: max(var(--sp-1), var(--covered, 0px));
  }
  ${BESIDE_KEYBOARD} {
    display: none;
  }
`;

export const captionCss = css`
  position: absolute;
  left: 50%;
  bottom: 56px;
  transform: translateX(-50%);
  width: max-content;
  max-width: calc(100% - 2 * var(--sp-4));
  padding: 2px var(--sp-3);
  border-radius: var(--r-1);
  background: var(--c-scrim);
  font-size: var(--fs-13);
  text-align: center;
  pointer-events: none;
  &:empty {
    padding: 0;
  }
`;
