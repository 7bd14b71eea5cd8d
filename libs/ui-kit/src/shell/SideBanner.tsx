import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { KitLink } from '../link/LinkProvider.js';

export interface SideBannerView {
  href: string;
  /** 160 × 500 picture. */
  src: string;
  alt: string;
  external?: boolean | undefined;
}

export interface BannerColumnsProps {
  left?: SideBannerView | undefined;
  right?: SideBannerView | undefined;
  labels: { region: string; close: string };
  children: ReactNode;
}

/** The page between its side banners. From 768 px it makes room for those there are; a closed one stays closed for this page view. */
export function BannerColumns({ left, right, labels, children }: BannerColumnsProps) {
  const [closed, setClosed] = useState({ left: false, right: false });
  const showLeft = left && !closed.left;
  const showRight = right && !closed.right;
  return (
    <div css={[columns, showLeft && roomLeft, showRight && roomRight]}>
      {showLeft && <SideBanner side="left" banner={left} labels={labels} onClose={() => setClosed({ ...closed, left: true })} />}
      {children}
      {showRight && <SideBanner side="right" banner={right} labels={labels} onClose={() => setClosed({ ...closed, right: true })} />}
    </div>
  );
}

export interface SideBannerProps {
  side: 'left' | 'right';
  banner: SideBannerView;
  labels: { region: string; close: string };
  onClose: () => void;
}

export function SideBanner({ side, banner, labels, onClose }: SideBannerProps) {
  return (
    <aside css={[root, side === 'left' ? atLeft : atRight]} aria-label={labels.region}>
      <KitLink href={banner.href} {...(banner.external ? { target: '_blank', rel: 'noopener noreferrer sponsored' } : {})}>
        <img src={banner.src} alt={banner.alt} width={160} height={500} />
      </KitLink>
      <span css={closer}>
        <IconButton size="sm" icon="close" label={labels.close} onClick={onClose} />
      </span>
    </aside>
  );
}

const ROOM = 'calc(160px + var(--sp-2))';

const columns = css`
  min-width: 0;
`;

const roomLeft = css`
  @media (min-width: 768px) {
    padding-left: ${ROOM};
  }
`;

const roomRight = css`
  @media (min-width: 768px) {
    padding-right: ${ROOM};
  }
`;

const root = css`
  display: none;
  position: fixed;
  top: 110px;
  z-index: var(--z-sticky);
  width: 160px;
  height: 500px;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  @media (min-width: 768px) {
    display: block;
  }
  & img {
    display: block;
    width: 160px;
    height: 500px;
    object-fit: cover;
  }
`;

const atLeft = css`
  left: var(--sp-1);
`;

const atRight = css`
  right: var(--sp-1);
`;

const closer = css`
  position: absolute;
  top: var(--sp-1);
  right: var(--sp-1);
  border-radius: var(--r-2);
  background: var(--c-raised);
  box-shadow: var(--shadow-2);
`;
