import { css } from '@emotion/react';
import { NOT_PHONE, noRing, pageEdge, PHONE, SIDEWAYS, UPRIGHT } from '@khandai/ui-kit';

/** Height of the picture of a phone in portrait, with the safe area above it. Sheets leave it in sight. */
export const PICTURE_HEIGHT = 'calc(56.25vw + env(safe-area-inset-top))';

/** Portrait with so little height that a keyboard must be open: a 16:9 picture across would leave no room for messages. */
const SHORT = '@container room (max-width: 559px) and (min-aspect-ratio: 5/7)';

const LANDSCAPE_LINE = '40px';
const LANDSCAPE_CHAT = 'clamp(15rem, 34vw, 20rem)';

export const rootCss = css`
  max-width: var(--content-max);
  margin: 0 auto;
  @media ${PHONE} {
    position: fixed;
    inset: var(--visible-top, 0px) 0 auto;
    height: var(--visible-h, 100dvh);
    max-width: none;
    container: room / size;
    background: var(--c-surface);
    color: var(--c-text);
  }
  @media (min-width: 1200px) {
    padding: var(--sp-5) var(--sp-6);
  }
  ${pageEdge}
  ${noRing}
`;

export const gridCss = css`
  display: grid;
  @media ${PHONE} {
    height: 100%;
  }
  @media ${UPRIGHT} {
    grid-template: 'pic' auto 'line' auto 'tabs' auto 'body' minmax(0, 1fr) / minmax(0, 1fr);
    padding-bottom: env(safe-area-inset-bottom);
  }
  ${SHORT} {
    grid-template: 'pic line' auto 'body body' minmax(0, 1fr) / auto minmax(0, 1fr);
    padding-bottom: 0;
  }
  @media ${SIDEWAYS} {
    grid-template: 'line tabs' auto 'pic body' minmax(0, 1fr) / minmax(0, 1fr) ${LANDSCAPE_CHAT};
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    background: #05090c;
    [data-theatre] > & {
      grid-template-rows: minmax(0, 1fr);
      grid-template-areas: 'pic body';
    }
  }
  @media ${NOT_PHONE} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
    [data-theatre] > & {
      height: 100%;
      align-items: stretch;
      gap: 0;
      grid-template-rows: minmax(0, 1fr);
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: 0 var(--sp-5);
    [data-theatre] > & {
      gap: 0;
    }
  }
`;

/* Height of the match line and the tabs below the picture, with a gap. */
const LINE_AND_TABS = '5.5rem';

/* Share of the visible height at which messages begin while a keyboard makes the picture small, with a gap. */
const BELOW_SMALL_PICTURE = 0.47;

/* A phone shows the room alone: the page behind it neither scrolls nor shows its navigation. Toasts lie on the
   messages, away from the composer. */
export const wholeWindow = css`
  @media ${PHONE} {
    :root {
      overflow: hidden;
      overscroll-behavior: none;
      --toast-top: calc(
        var(--visible-top, 0px) +
          min(${PICTURE_HEIGHT} + ${LINE_AND_TABS}, ${BELOW_SMALL_PICTURE} * var(--visible-h, 100dvh))
      );
    }
  }
  @media ${SIDEWAYS} {
    :root {
      --toast-top: calc(${LANDSCAPE_LINE} + var(--sp-2));
    }
  }
`;

/* Hides the page behind the theatre, also from the keyboard. */
export const nothingElse = css`
  :root {
    overflow: hidden;
  }
  :is(header, nav, footer, aside):not([data-theatre] *, dialog *) {
    visibility: hidden;
  }
`;

/* Covers the whole window with the player and the chat. */
export const theatreCss = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-bottom);
  max-width: none;
  background: #05090c;
  @media ${PHONE} {
    && {
      inset: var(--visible-top, 0px) 0 auto;
      background: #05090c;
    }
  }
  @media ${NOT_PHONE} {
    && {
      padding: 0;
    }
  }
`;

/* On phones its parts are cells of the room's grid. */
export const mainCss = css`
  min-width: 0;
  @media ${PHONE} {
    display: contents;
  }
`;

export const playerCss = css`
  background: #05090c;
  @media ${PHONE} {
    grid-area: pic;
    min-width: 0;
  }
  @media ${UPRIGHT} {
    padding-top: env(safe-area-inset-top);
  }
  ${SHORT} {
    width: min(62cqh, 62cqw);
  }
  @media ${SIDEWAYS} {
    align-self: start;
    justify-self: center;
    width: min(100%, (100cqh - ${LANDSCAPE_LINE}) * 16 / 9);
    [data-theatre] & {
      grid-column: 1 / -1;
      justify-self: start;
      width: min(100%, 100cqh * 16 / 9);
      /* The part of the picture under the glass, where no button may be. */
      --covered: calc(min(100vw, 100dvh * 16 / 9) - 100vw + ${LANDSCAPE_CHAT});
    }
  }
  @media ${NOT_PHONE} {
    [data-theatre] & {
      display: grid;
      align-items: center;
      height: 100%;
      border-radius: 0;
      & > [role='region'] {
        aspect-ratio: auto;
        height: 100%;
      }
    }
  }
  @media (min-width: 1200px) {
    border-radius: var(--r-3) var(--r-3) 0 0;
    overflow: hidden;
    [data-theatre] & {
      border-radius: 0;
    }
  }
`;

export const infoCss = css`
  background: var(--c-surface);
  border-bottom: 1px solid var(--c-line);
  @media ${PHONE} {
    display: none;
  }
  @media (min-width: 1200px) {
    border: 1px solid var(--c-line);
    border-top: 0;
    border-radius: 0 0 var(--r-3) var(--r-3);
  }
`;

export const lineCss = css`
  grid-area: line;
  min-width: 0;
  @media ${NOT_PHONE} {
    display: none;
  }
`;

export const tabsCss = css`
  background: var(--c-surface);
  @media ${PHONE} {
    display: contents;
    & > [data-tab-row] {
      grid-area: tabs;
      min-width: 0;
      background: var(--c-surface);
      border-top: 1px solid var(--c-line);
      padding: 0 var(--sp-1);
      --touch: 40px;
    }
    & > [role='tabpanel'] {
      grid-area: body;
      min-width: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      background: var(--c-surface);
    }
    [data-chat] & > [role='tabpanel'] {
      display: none;
    }
  }
  ${SHORT} {
    & > [data-tab-row] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    margin-top: var(--sp-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    & > [data-tab-row] {
      padding: 0 var(--sp-2);
    }
  }
`;

export const belowCss = css`
  padding: var(--sp-4);
  @media ${PHONE} {
    display: none;
  }
  @media (min-width: 1200px) {
    padding: var(--sp-5) 0 0;
  }
`;

/* Glass over the picture: dark enough under the words for the brightest picture. */
const glass = `
  --c-surface: transparent;
  background: linear-gradient(to left, rgb(4 6 8 / 0.9), rgb(4 6 8 / 0.78) 75%, transparent);
  text-shadow: 0 1px 2px rgb(0 0 0 / 0.7);
`;

export const chatCss = css`
  min-height: 0;
  background: var(--c-surface);
  & > * {
    height: 100%;
  }
  @media ${PHONE} {
    grid-area: body;
    display: none;
    [data-chat] & {
      display: block;
    }
  }
  @media ${SIDEWAYS} {
    [data-theatre] & {
      ${glass}
      z-index: 1;
      padding-left: var(--sp-4);
    }
    [data-theatre][data-running] & {
      align-self: end;
      height: auto;
      background: none;
      & > * {
        height: auto;
      }
      & [role='log'] {
        display: none;
      }
    }
  }
  @media ${NOT_PHONE} {
    position: sticky;
    top: calc(var(--header-h) + var(--subnav-h) + 2px);
    /* The marquee over the header is 37 px: the composer is in sight before anything is scrolled. */
    height: calc(100dvh - var(--header-h) - var(--subnav-h) - 2px - 37px);
    border: solid var(--c-line);
    border-width: 0 0 1px 1px;
    [data-theatre] & {
      position: static;
      height: 100%;
      max-height: none;
    }
  }
  @media (min-width: 1200px) {
    top: calc(var(--header-h) + var(--sp-5));
    height: calc(100dvh - var(--header-h) - 2 * var(--sp-5) - 37px);
    max-height: 1100px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    overflow: hidden;
    [data-theatre] & {
      height: 100%;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`;
