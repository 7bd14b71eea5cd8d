import { useMatches } from 'react-router';

/** What a route can declare about its frame in its `handle`. */
export interface FrameHandle {
  /**
   * `room`: a live room. On phones the header scrolls away and only the room stays.
   * `reader`: pages of a comic fill the window below the header, and on phones all of it.
   * `chat`: chat rooms fill the window below the navigation, without marquee and footer. Phones have the bottom bar alone.
   * `reels`: the same for reels, whose picture starts at the top of a phone.
   */
  readonly frame?: 'room' | 'chat' | 'reels' | 'reader';
  /**
   * `secondary`: no marquee, so that the page starts right below the navigation.
   * `clear`: no marquee and no footer.
   */
  readonly layout?: 'secondary' | 'clear';
}

const useHandles = (): FrameHandle[] => useMatches().map(({ handle }) => (handle as FrameHandle | undefined) ?? {});

/** The frame that the page declares; undefined for ordinary pages. */
export const useFrameKind = (): FrameHandle['frame'] =>
  useHandles()
    .map(({ frame }) => frame)
    .find(Boolean);

/** The layout that the page declares; undefined for the default one. */
export const useLayout = (): FrameHandle['layout'] =>
  useHandles()
    .map(({ layout }) => layout)
    .find(Boolean);
