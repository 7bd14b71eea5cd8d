import { useMatches } from 'react-router';

/** What a route can declare about its frame in its `handle`. */
export interface FrameHandle {
  /** A live room: on phones the header scrolls away and only the room stays. */
  readonly frame?: 'room';
}

/** Whether the page is a live room. */
export const useIsRoom = (): boolean =>
  useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.frame === 'room');
