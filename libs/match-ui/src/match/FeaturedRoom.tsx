import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, KitLink, LiveBadge, icons, type IconDrawing } from '@khandai/ui-kit';
import { MatchCard, type MatchCardProps } from './MatchCard.js';
import { RoomPicture } from './RoomPicture.js';

export interface FeaturedRoomProps {
  href: string;
  /** Label of the picture's link: "Xem Công An Hà Nội – Thép Xanh Nam Định". */
  linkLabel: string;
  /** Address of the room's picture: see RoomPicture. */
  src: string;
  /** Text of the live badge; without it the match is not live yet. */
  live?: string | undefined;
  tags?: readonly { icon: IconDrawing; text: ReactNode }[] | undefined;
  match: MatchCardProps;
}

/** The page's only picture: the room with the most viewers. */
export function FeaturedRoom({ href, linkLabel, src, live, tags = [], match }: FeaturedRoomProps) {
  return (
    <div css={root}>
      <div css={picture}>
        <RoomPicture src={src} />
        <KitLink href={href} aria-label={linkLabel} css={cover}>
          <span>
            <Icon icon={icons.play} size={24} />
          </span>
        </KitLink>
        {/* Beside the link, so that the link's name does not include them. */}
        <span css={tagsCss}>
          {live && <LiveBadge>{live}</LiveBadge>}
          {tags.map((tag, n) => (
            <GlassTag key={n} icon={tag.icon}>
              {tag.text}
            </GlassTag>
          ))}
        </span>
      </div>
      <MatchCard {...match} bare />
    </div>
  );
}

/** A label on a dark pane, over a picture or a video. */
export function GlassTag({
  icon,
  children,
  className,
}: {
  icon?: IconDrawing | undefined;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span css={glass} className={className}>
      {icon && <Icon icon={icon} size={13} />}
      {children}
    </span>
  );
}

const root = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1.28fr) minmax(0, 1fr);
  }
`;

const picture = css`
  position: relative;
  display: block;
  aspect-ratio: 16/9;
  background: #0a1210;
  @media (min-width: 1200px) {
    aspect-ratio: auto;
    min-height: 232px;
  }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const tagsCss = css`
  position: absolute;
  inset: var(--sp-3) var(--sp-3) auto;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  pointer-events: none;
`;

const glass = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 1.25rem;
  padding: 0 7px;
  border-radius: var(--r-1);
  background: var(--c-scrim);
  color: #fff;
  font-size: var(--fs-11);
  font-weight: var(--fw-medium);
  white-space: nowrap;
`;

const cover = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  &:focus-visible {
    outline-offset: -4px;
  }
  & > span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: var(--c-scrim);
    color: #fff;
    transition: background var(--t-fast) var(--ease);
  }
  & svg {
    fill: currentColor;
    margin-left: 3px;
  }
  &:hover > span {
    background: var(--c-accent-fill);
  }
`;
