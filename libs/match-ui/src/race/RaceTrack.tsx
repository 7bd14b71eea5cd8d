import { css } from '@emotion/react';
import { useMedia } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { Marble, type MarbleView } from './Marble.js';
import { type MarblePlace, moveTo, roadPoint, sideOf, TRACK_HEIGHT, TRACK_WIDTH, wayOf } from './track-model.js';
import { TrackPicture } from './TrackPicture.js';
import { type MovingMarbles, useMarbleFrames } from './use-marble-frames.js';

export interface TrackMarbleView extends MarbleView {
  /** The reader's pick wears a ring and `mineWord`. */
  mine?: boolean | undefined;
}

export interface RaceTrackProps {
  /** The lap and the order in one sentence: what is drawn. */
  label: string;
  /** In the order of the grid. */
  marbles: readonly TrackMarbleView[];
  laps: number;
  /** Where the marbles are by the latest tick. */
  places: readonly MarblePlace[];
  /** Without it, and with reduced motion, marbles jump to `places`. */
  moving?: MovingMarbles | undefined;
  /** The race is out of step: marbles rest, and fade. */
  held?: boolean | undefined;
  /** "Bạn" */
  mineWord: string;
  /** "Đích" */
  finishWord: string;
  /** Overlays: badges, a SyncBar, a RaceVeil. */
  children?: ReactNode;
}

/** A race seen from above. Marbles move where they have been; after a gap they slide to their place in 300 ms. */
export function RaceTrack(props: RaceTrackProps) {
  const { label, marbles, laps, places, moving, held, mineWord, finishWord, children } = props;
  const still = useMedia('(prefers-reduced-motion: reduce)', { onServer: false });
  const race = { laps, marbles: marbles.length };
  const lanes = new Map(marbles.map(({ id }, lane) => [id, lane]));
  const root = useMarbleFrames({ lanes, race, moving: still || held ? undefined : moving });
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const line = roadPoint(0, -28);
  return (
    <div css={rootCss} role="region" aria-label={label} data-held={held || undefined}>
      <TrackPicture />
      <div css={layerCss} ref={root} aria-hidden="true">
        <span css={signCss} style={moveTo(line)}>
          {finishWord}
        </span>
        {marbles.map(({ id, color, mine }, lane) => {
          const place = placeOf.get(id) ?? { id, progress: 0, rank: lane + 1 };
          return (
            <span
              key={id}
              css={spotCss}
              data-marble={id}
              data-mine={mine || undefined}
              style={moveTo(roadPoint(wayOf(place, lane, race), sideOf(lane)))}
            >
              <Marble id={id} color={color} />
              {mine && <em>{mineWord}</em>}
            </span>
          );
        })}
      </div>
      {children}
    </div>
  );
}

const rootCss = css`
  position: relative;
  width: 100%;
  aspect-ratio: ${TRACK_WIDTH} / ${TRACK_HEIGHT};
  overflow: hidden;
  background: #3a2817;
  container-type: inline-size;
`;

const layerCss = css`
  position: absolute;
  inset: 0;
`;

const signCss = css`
  position: absolute;
  top: 0;
  left: 0;
  transform: translate(-50%, -50%);
  padding: 0 5px;
  border-radius: var(--r-1);
  background: rgb(16 12 8 / 0.72);
  color: #fff;
  font: var(--fw-medium) var(--fs-11) / 16px var(--font);
  white-space: nowrap;
`;

const spotCss = css`
  position: absolute;
  top: 0;
  left: 0;
  transform: translate(-50%, -50%);
  & > i {
    --d: clamp(17px, 2.7cqw, 24px) !important;
    box-shadow:
      0 2px 4px rgb(0 0 0 / 0.5),
      0 0 0 1px rgb(0 0 0 / 0.35);
  }
  &[data-mine] {
    z-index: 1;
  }
  &[data-mine] > i {
    box-shadow:
      0 0 0 2px #fff,
      0 0 0 4px #0b7c46,
      0 2px 6px rgb(0 0 0 / 0.6);
  }
  & > em {
    position: absolute;
    bottom: calc(100% + 5px);
    left: 50%;
    transform: translateX(-50%);
    padding: 0 6px;
    border-radius: var(--r-1);
    background: #0b7c46;
    color: #fff;
    font: var(--fw-semi) var(--fs-11) / 16px var(--font);
    font-style: normal;
    white-space: nowrap;
  }
  [data-held] & > i {
    opacity: 0.5;
    filter: grayscale(0.6);
  }
`;
