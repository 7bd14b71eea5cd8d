/** Public entry of the `media` domain: what pages of all kinds of titles share. */
export { GONE, isGone } from './gone';
export { GonePage } from './GonePage';
export { secondOf } from './moment';
export { NextUp } from './NextUp';
export { follows } from './player-state';
export type { SeenStore } from './SeenStore';
export { TitleTalk } from './TitleTalk';
export { TitleListStore } from './TitleListStore';
export { useMediaWords } from './use-media-words';
export { useSeen } from './use-seen';
export { useShareMoment } from './use-share-moment';
export { spoilerKey, useShownTitle } from './use-shown-title';
export { useWatch } from './use-watch';
export { videoObject } from './video-object';
export { videoTime } from './video-time';
export type { WatchStore } from './WatchStore';
