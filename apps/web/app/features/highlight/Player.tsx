import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import {
  NextUp,
  type SeenStore,
  useHighlightTitle,
  useShownSlug,
  VideoPlayer,
  type WatchStore,
} from '../../domains/media';
import { highlightPath } from './highlight-address';

interface PlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly highlight: HighlightInfo;
  /** As it is shown: without a score that is hidden. */
  readonly title: string;
  /** Chapters tell the score. */
  readonly hidesChapters: boolean;
  readonly watch: WatchStore;
  readonly seen: SeenStore;
}

/** Plays a highlight, with its chapters, and the next one at the end. */
export const Player = observer(function Player({ ref, highlight, title, hidesChapters, watch, seen }: PlayerProps) {
  const [following] = highlight.next;
  return (
    <VideoPlayer
      {...{ ref, watch, seen }}
      video={highlight}
      poster={highlight.poster ?? undefined}
      name={title}
      simulated={highlight.simulated}
      chapters={hidesChapters ? [] : highlight.chapters}
    >
      {watch.isOver && following && <Following next={following} onStay={watch.stay} />}
    </VideoPlayer>
  );
});

interface FollowingProps {
  readonly next: HighlightCard;
  readonly onStay: () => void;
}

const Following = observer(function Following({ next, onStay }: FollowingProps) {
  return <NextUp title={useHighlightTitle(next)} href={highlightPath(useShownSlug(next))} onStay={onStay} />;
});
