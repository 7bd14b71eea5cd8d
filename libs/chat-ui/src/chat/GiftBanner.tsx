import { css, keyframes } from '@emotion/react';
import { Avatar, type AvatarView, clipCss, hiddenCss, Num } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface GiftBannerProps {
  sender: AvatarView;
  /** Who gave what to whom. */
  text: ReactNode;
  /** What the sender wrote with it. */
  note?: string | undefined;
  src: string;
  count: number;
  /** Grows when the banner stays for longer: the bar at its lower edge starts again. */
  round: number;
  /** For how long it is shown, in milliseconds; a bar at its lower edge shows how much of it is left. */
  lastsMs: number;
}

/** A gift in the room. */
export function GiftBanner({ sender, text, note, src, count, round, lastsMs }: GiftBannerProps) {
  return (
    <div css={banner} aria-hidden="true">
      <Avatar {...sender} size={28} />
      <span css={words}>
        <span css={twoLines}>{text}</span>
        {note && <small css={clipCss}>{note}</small>}
      </span>
      <img src={src} alt="" width={32} height={32} />
      <span css={times} key={count}>
        <Num>×{count}</Num>
      </span>
      <i key={round} style={{ animationDuration: `${lastsMs}ms` }} />
    </div>
  );
}

/**
 * The place of banners over the list: it has no height, so messages do not move when a gift comes or goes. `spoken` is what
 * screen readers hear instead of the banner.
 */
export function GiftSlot({ spoken, children }: { spoken: string; children: ReactNode }) {
  return (
    <div css={slot}>
      <p css={hiddenCss} role="status">
        {spoken}
      </p>
      {children}
    </div>
  );
}

const slot = css`
  position: relative;
  z-index: 2;
  flex: none;
  height: 0;
  pointer-events: none;
`;

const enter = keyframes`
  from { transform: translateY(-6px); opacity: 0; }
`;

const runOut = keyframes`
  to { transform: scaleX(0); }
`;

const grow = keyframes`
  from { transform: scale(1.5); }
`;

const banner = css`
  position: absolute;
  inset: var(--sp-2) var(--sp-3) auto;
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 480px;
  padding: 6px var(--sp-3) 6px var(--sp-2);
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-gold-tint);
  box-shadow: var(--shadow-2);
  font-size: var(--fs-13);
  animation: ${enter} 160ms ease-out;
  & b {
    font-weight: var(--fw-semi);
  }
  & > i {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--c-gold);
    transform-origin: left;
    animation: ${runOut} linear forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    & > i {
      display: none;
    }
  }
`;

const words = css`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.125rem;
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

/* Names are long, and the gift comes last. */
const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const times = css`
  flex: none;
  font-size: var(--fs-18);
  font-weight: var(--fw-bold);
  color: var(--c-gold);
  animation: ${grow} 160ms ease-out;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
