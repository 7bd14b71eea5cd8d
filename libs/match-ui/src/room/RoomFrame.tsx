import { css, Global } from '@emotion/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { noRing, pageEdge } from '@khandai/ui-kit';

export interface RoomFrameProps {
  id?: string | undefined;
  player: ReactNode;
  /** ScoreStrip, HostCard, HostSwitcher. */
  info: ReactNode;
  /** A Tabs. On phones its tab row sticks under the player. */
  tabs: ReactNode;
  chat: ReactNode;
  chatLabel: string;
  /** Phones show either the chat or the selected tab's panel under the tabs. */
  chatOnPhone: boolean;
  below?: ReactNode;
  /** Shows only the player and the chat. */
  theatre?: boolean | undefined;
  /** Runs on Escape, unless an element in the room has handled the key. */
  onLeaveTheatre?: (() => void) | undefined;
}

/**
 * The live room. On phones the player sticks to the top, the tabs are under it, and the chat fills the remaining
 * height.
 * From 768 px the chat is at the right, as tall as the window.
 */
export function RoomFrame(props: RoomFrameProps) {
  const { id = 'main', player, info, tabs, chat, chatLabel, chatOnPhone, below, theatre, onLeaveTheatre } = props;
  useEscape(theatre ? onLeaveTheatre : undefined);
  return (
    <main
      id={id}
      tabIndex={-1}
      css={[root, theatre && theatreCss]}
      data-chat={chatOnPhone || undefined}
      data-theatre={theatre || undefined}
      data-full-width
    >
      {theatre && <Global styles={nothingElse} />}
      <div css={main}>
        <div css={playerCss}>{player}</div>
        {!theatre && <div css={infoCss}>{info}</div>}
        {!theatre && <div css={tabsCss}>{tabs}</div>}
        {!theatre && below && <div css={belowCss}>{below}</div>}
      </div>
      <aside css={chatCss} aria-label={chatLabel}>
        {chat}
      </aside>
    </main>
  );
}

/** Listens on the document, so it works wherever the focus is. A dialog handles its own Escape. */
function useEscape(leave: (() => void) | undefined): void {
  // A layout effect adds the listener before the theatre is painted: on a busy page an Escape may arrive before a later
  // effect runs.
  useLayoutEffect(() => {
    if (!leave) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [leave]);
}

const root = css`
  max-width: var(--content-max);
  margin: 0 auto;
  @media (max-width: 767px) {
    /* With the chat open a phone shows the whole room at once, the field to write in at its foot. */
    &[data-chat] {
      display: flex;
      flex-direction: column;
      height: calc(100dvh - var(--header-h) - 1px - var(--bottom-h) - env(safe-area-inset-bottom));
      min-height: calc(56.25vw + 21rem);
    }
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    align-items: start;
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: 0 var(--sp-5);
    padding: var(--sp-5) var(--sp-6);
  }
  ${pageEdge}
  ${noRing}
`;

/* Hides the page behind the theatre, also from the keyboard. */
const nothingElse = css`
  :root {
    overflow: hidden;
  }
  :is(header, nav, footer, aside):not([data-theatre] *) {
    visibility: hidden;
  }
`;

/* Covers the whole window with the player and the chat. */
const theatreCss = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-bottom);
  max-width: none;
  background: #05090c;
  @media (max-width: 767px) {
    &&[data-chat] {
      height: 100dvh;
      min-height: 0;
    }
  }
  @media (min-width: 768px) {
    && {
      align-items: stretch;
      gap: 0;
      padding: 0;
      grid-template-rows: minmax(0, 1fr);
    }
  }
`;

/* A sticky player needs a parent as tall as the page, so on phones the column generates no box. */
const main = css`
  min-width: 0;
  @media (max-width: 767px) {
    display: contents;
  }
`;

const playerCss = css`
  background: #05090c;
  @media (max-width: 767px) {
    position: sticky;
    top: 0;
    z-index: var(--z-player);
  }
  @media (min-width: 1200px) {
    border-radius: var(--r-3) var(--r-3) 0 0;
    overflow: hidden;
  }
  @media (min-width: 768px) {
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
`;

const infoCss = css`
  background: var(--c-surface);
  @media (min-width: 768px) {
    border-bottom: 1px solid var(--c-line);
  }
  @media (min-width: 1200px) {
    border: 1px solid var(--c-line);
    border-top: 0;
    border-radius: 0 0 var(--r-3) var(--r-3);
  }
`;

const tabsCss = css`
  background: var(--c-surface);
  @media (max-width: 767px) {
    display: contents;
    & > [role='tablist'] {
      position: sticky;
      top: 56.25vw;
      z-index: var(--z-sticky);
      background: var(--c-surface);
      padding: 0 var(--sp-1);
    }
    & > [role='tabpanel'] {
      background: var(--c-surface);
      min-height: 50vh;
    }
    [data-chat] & > [role='tabpanel'] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    margin-top: var(--sp-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    & > [role='tablist'] {
      padding: 0 var(--sp-2);
    }
  }
`;

const belowCss = css`
  display: none;
  @media (min-width: 768px) {
    display: block;
    padding: var(--sp-4);
  }
  @media (min-width: 1200px) {
    padding: var(--sp-5) 0 0;
  }
`;

const chatCss = css`
  display: none;
  min-height: 0;
  background: var(--c-surface);
  & > * {
    height: 100%;
  }
  @media (max-width: 767px) {
    [data-chat] > & {
      display: block;
      flex: 1 1 0;
      min-height: 0;
    }
  }
  @media (min-width: 768px) {
    display: block;
    position: sticky;
    top: calc(var(--header-h) + var(--subnav-h) + 2px);
    /* The marquee over the header is 37 px: the composer is in sight before anything is scrolled. */
    height: calc(100dvh - var(--header-h) - var(--subnav-h) - 2px - 37px);
    border: solid var(--c-line);
    border-width: 0 0 1px 1px;
    [data-theatre] > & {
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
    [data-theatre] > & {
      height: 100%;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }
`;
