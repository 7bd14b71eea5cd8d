import { type RefObject, useEffect, useRef } from 'react';
import { MarbleSlides } from './marble-slides.js';
import { type MarblePlace, moveTo, roadPoint, sideOf } from './track-model.js';

/** Marbles that move between ticks. */
export interface MovingMarbles {
  /** Where they are at this moment. */
  readonly now: () => readonly MarblePlace[];
  /** Calls `draw` before each paint with a time in ms, until the returned function is called. The same function in each render. */
  readonly frames: (draw: (time: number) => void) => () => void;
}

interface MarbleFrames {
  /** The lane of each marble. */
  readonly lanes: ReadonlyMap<number, number>;
  readonly race: { readonly laps: number; readonly marbles: number };
  readonly moving: MovingMarbles | undefined;
}

/** Draws the marbles of an element in each frame, past React. */
export function useMarbleFrames(options: MarbleFrames): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const slides = useRef(new MarbleSlides());
  useEffect(() => {
    latest.current = options;
  });
  const frames = options.moving?.frames;

  useEffect(
    () =>
      frames?.((time) => {
        const { lanes, race, moving } = latest.current;
        const ways = slides.current.at(time, moving?.now() ?? [], lanes, race);
        for (const spot of root.current?.querySelectorAll<HTMLElement>('[data-marble]') ?? []) {
          const id = Number(spot.dataset['marble']);
          const way = ways.get(id);
          if (way !== undefined) spot.style.translate = moveTo(roadPoint(way, sideOf(lanes.get(id) ?? 0))).translate;
        }
      }),
    [frames],
  );
  return root;
}
