import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { GlassTag } from '../match/FeaturedRoom.js';
import { IconButton, KitLink, clipCss, icons } from '@khandai/ui-kit';
import { PlayAndMute, type PlayAndMuteProps } from './PlayAndMute.js';
import { type Corner, nextCorner, useCornerDrag } from './corner-drag.js';

export interface MiniPlayerProps extends PlayAndMuteProps {
  label: string;
  /** URL of the room that the stream belongs to. */
  href: string;
  /** Label of the picture, which links back to the room: "Về phòng Công An Hà Nội – Thép Xanh Nam Định". */
  backLabel: string;
  title: ReactNode;
  /** Ref of the element into which the stream's owner moves the media element. */
  stage: Ref<HTMLDivElement>;
  /** What the player waits for, shown over the picture. */
  message?: string | undefined;
  /** Source of picture and score if they are simulated. */
  origin?: string | undefined;
  corner: Corner;
  labels: PlayAndMuteProps['labels'] & { close: string; move: string };
  onClose: () => void;
  onCorner: (corner: Corner) => void;
}

/**
 * The current stream in a corner of any page. The user moves it to another corner by dragging, with the arrow keys, or
 * with its move button.
 */
export function MiniPlayer(props: MiniPlayerProps) {
  const { label, href, backLabel, title, stage, message, origin, corner, labels } = props;
  const { offset, handlers } = useCornerDrag(corner, props.onCorner);
  return (
    <section
      css={root}
      aria-label={label}
      data-corner={corner}
      data-dragged={offset ? true : undefined}
      style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined}
      {...handlers}
    >
      <div css={picture}>
        <div css={stageCss} ref={stage} />
        {origin && <GlassTag css={originCss}>{origin}</GlassTag>}
        {message && <p css={messageCss}>{message}</p>}
        <KitLink href={href} css={cover} aria-label={backLabel} draggable={false} />
      </div>
      <div css={bar}>
        <p css={[clipCss, titleCss]}>{title}</p>
        <PlayAndMute {...props} />
        <IconButton icon={icons.move} label={labels.move} onClick={() => props.onCorner(nextCorner(corner))} />
        <IconButton icon={icons.close} label={labels.close} onClick={props.onClose} />
      </div>
    </section>
  );
}

const root = css`
  position: fixed;
  z-index: var(--z-bottom);
  width: min(20rem, calc(100vw - 2 * var(--sp-3)));
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--c-raised);
  box-shadow: var(--shadow-3);
  touch-action: none;
  user-select: none;
  &[data-corner^='top'] {
    top: calc(var(--header-h) + var(--sp-3));
  }
  &[data-corner^='bottom'] {
    bottom: var(--sp-4);
  }
  &[data-corner$='left'] {
    left: var(--sp-3);
  }
  &[data-corner$='right'] {
    right: var(--sp-3);
  }
  &[data-dragged] {
    cursor: grabbing;
  }
  @media (max-width: 767px) {
    width: min(15rem, calc(100vw - 2 * var(--sp-3)));
    &[data-corner^='bottom'] {
      bottom: calc(var(--bottom-h) + env(safe-area-inset-bottom) + var(--sp-2));
    }
  }
`;

const picture = css`
  position: relative;
  aspect-ratio: 16/9;
  background: #05090c;
`;

const stageCss = css`
  position: absolute;
  inset: 0;
  & > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const cover = css`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -3px;
    outline-color: #fff;
  }
`;

const originCss = css`
  position: absolute;
  top: var(--sp-2);
  left: var(--sp-2);
`;

const messageCss = css`
  position: absolute;
  inset: auto var(--sp-2) var(--sp-2);
  padding: 2px var(--sp-2);
  border-radius: var(--r-1);
  background: var(--c-scrim);
  color: #fff;
  font-size: var(--fs-12);
  text-align: center;
`;

const bar = css`
  display: flex;
  align-items: center;
  padding-left: var(--sp-3);
  @media (max-width: 767px) {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const titleCss = css`
  flex: 1;
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  /* Four buttons fill a phone's window: the score has a row of its own above them. */
  @media (max-width: 767px) {
    flex-basis: 100%;
    padding-top: var(--sp-1);
  }
`;
