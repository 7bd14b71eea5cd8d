import { css, Global } from '@emotion/react';
import { NOT_PHONE, noRing, PHONE, useVisibleHeight } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface ChatroomFrameProps {
  id?: string | undefined;
  /** Heading of the page, usually hidden from sight. */
  heading?: ReactNode;
  /** The list of rooms. */
  rooms: ReactNode;
  roomsLabel: string;
  /** The chosen room. */
  room: ReactNode;
  roomLabel: string;
  /** Target of a link that skips the list. */
  roomId?: string | undefined;
  /** About the chosen room; visible from 1200 px. */
  details: ReactNode;
  detailsLabel: string;
  /** Phones show either this room or the list. Larger windows show both. */
  roomOnPhone: boolean;
}

/**
 * Chat rooms as a page: list, room and details beside each other on desktops, list and room on tablets. A phone shows the
 * list, or the room in the whole window above the on-screen keyboard. It fills the window below a header of `--header-h`
 * and a navigation of `--nav-h`, on phones without `--bottom-h`.
 */
export function ChatroomFrame(props: ChatroomFrameProps) {
  const {
    id = 'main',
    heading,
    rooms,
    roomsLabel,
    room,
    roomLabel,
    roomId,
    details,
    detailsLabel,
    roomOnPhone,
  } = props;
  useVisibleHeight();
  return (
    <main id={id} tabIndex={-1} css={[frame, roomOnPhone && whole]} data-full-width>
      {roomOnPhone && <Global styles={onlyRoom} />}
      {heading}
      <section css={[column, roomsCss, roomOnPhone && notOnPhones]} aria-label={roomsLabel}>
        {rooms}
      </section>
      <section id={roomId} tabIndex={-1} css={[column, noRing, !roomOnPhone && notOnPhones]} aria-label={roomLabel}>
        {room}
      </section>
      <aside css={[column, detailsCss]} aria-label={detailsLabel}>
        {details}
      </aside>
    </main>
  );
}

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  /* The header has a border below it. */
  height: calc(100dvh - var(--header-h) - 1px - var(--nav-h, 0px));
  background: var(--c-surface);
  @media ${PHONE} {
    height: calc(100dvh - var(--header-h) - 1px - var(--bottom-h) - env(safe-area-inset-bottom));
  }
  @media ${NOT_PHONE} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
  @media (min-width: 1200px) {
    grid-template-columns: 20rem minmax(0, 1fr) 17.5rem;
  }
  ${noRing}
`;

const whole = css`
  @media ${PHONE} {
    position: fixed;
    inset: var(--visible-top, 0px) 0 auto;
    height: var(--visible-h, 100dvh);
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  }
`;

/* A phone shows the room alone: the page behind it neither scrolls nor shows its navigation. */
const onlyRoom = css`
  @media ${PHONE} {
    :root {
      overflow: hidden;
      overscroll-behavior: none;
      --toast-top: calc(var(--visible-top, 0px) + 3.5rem);
      /* Without a network the way back stays in sight. */
      --network-top: calc(var(--visible-top, 0px) + 3rem);
    }
    :root:root :is(header, nav):not(main *, dialog *) {
      display: none;
    }
  }
`;

const column = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
`;

const roomsCss = css`
  @media ${NOT_PHONE} {
    border-right: 1px solid var(--c-line);
  }
`;

const detailsCss = css`
  display: none;
  border-left: 1px solid var(--c-line);
  overflow-y: auto;
  @media (min-width: 1200px) {
    display: flex;
  }
`;

const notOnPhones = css`
  @media ${PHONE} {
    display: none;
  }
`;
