import { Global } from '@emotion/react';
import { useVisibleHeight } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import {
  belowCss,
  chatCss,
  gridCss,
  infoCss,
  lineCss,
  mainCss,
  nothingElse,
  playerCss,
  rootCss,
  tabsCss,
  theatreCss,
  wholeWindow,
} from './room-frame.styles.js';
import { useEscape } from './use-escape.js';

export interface RoomFrameProps {
  id?: string | undefined;
  /** Heading of the room, usually hidden from sight: it stays while the theatre hides the rest. */
  heading?: ReactNode;
  player: ReactNode;
  /** ScoreStrip, HostCard, HostSwitcher: from tablets up. */
  info: ReactNode;
  /** A MatchLine: replaces `info` on phones. */
  line: ReactNode;
  /** A Tabs. Its tab row stays in sight on phones. Nothing where all panels stand below. */
  tabs: ReactNode;
  chat: ReactNode;
  chatLabel: string;
  /** Phones show either the chat or the selected tab's panel under the tabs. */
  chatOnPhone: boolean;
  below?: ReactNode;
  /** Shows only the player and the chat. */
  theatre?: boolean | undefined;
  /** Colours of the dark theme, whatever the theme is. */
  dark?: boolean | undefined;
  /** Chat messages run over the picture; a phone in landscape then shows no list of them in the theatre. */
  running?: boolean | undefined;
  /** Runs on Escape, unless an element in the room has handled the key. */
  onLeaveTheatre?: (() => void) | undefined;
}

/**
 * The live room. A phone shows all of it at once, without the frame of the site: the picture, one line with the score and
 * the host, the tabs, and the chat above the on-screen keyboard. A keyboard in portrait leaves the picture, the score
 * beside it, and the chat. In landscape the chat stands beside the picture, and in the theatre lies over it as glass.
 * From tablets up the chat is at the right, as tall as the window.
 */
export function RoomFrame(props: RoomFrameProps) {
  const { id = 'main', heading, player, info, line, tabs, chat, chatLabel, chatOnPhone, below } = props;
  const { theatre, dark, running, onLeaveTheatre } = props;
  useEscape(theatre ? onLeaveTheatre : undefined);
  useVisibleHeight();
  return (
    <main
      id={id}
      tabIndex={-1}
      css={[rootCss, theatre && theatreCss]}
      data-chat={chatOnPhone || undefined}
      data-theatre={theatre || undefined}
      data-running={running || undefined}
      data-scheme={dark ? 'dark' : undefined}
      data-full-width
    >
      <Global styles={theatre ? [wholeWindow, nothingElse] : wholeWindow} />
      {heading}
      <div css={gridCss}>
        <div css={mainCss}>
          <div css={playerCss}>{player}</div>
          {!theatre && <div css={infoCss}>{info}</div>}
          {!theatre && <div css={lineCss}>{line}</div>}
          {!theatre && tabs && <div css={tabsCss}>{tabs}</div>}
          {!theatre && below && <div css={belowCss}>{below}</div>}
        </div>
        <aside css={chatCss} aria-label={chatLabel}>
          {chat}
        </aside>
      </div>
    </main>
  );
}
