import { useMatches } from 'react-router';

/** What a route can declare about its frame in its `handle`. */
export interface FrameHandle {
  /**
   * `room`: a live room. On phones the header scrolls away and only the room stays.
   * `chat`: chat rooms fill the window below the navigation, without marquee and footer. Phones have the bottom bar alone.
   */
  readonly frame?: 'room' | 'chat';
}

/** The frame that the page declares; undefined for ordinary pages. */
export const useFrameKind = (): FrameHandle['frame'] =>
  useMatches()
    .map(({ handle }) => (handle as FrameHandle | undefined)?.frame)
    .find(Boolean);
