import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { KitLink } from '../link/LinkProvider.js';
import { Picture } from '../picture/Picture.js';
import * as icons from '../primitives/icons.js';

export interface SideBannerView {
  href: string;
  /** URL of a picture of 160 × 500 px. */
  src: string;
  alt: string;
  external?: boolean | undefined;
}

export interface BannerColumnsProps {
  left?: SideBannerView | undefined;
  right?: SideBannerView | undefined;
  labels: { region: string; close: string };
  /** Keys of closed banners, if the page keeps them; otherwise they are closed until this component unmounts. */
  closed?: ReadonlySet<string> | undefined;
  /** A user closes a banner. The key tells its side and its picture: one picture may stand on both sides. */
  onClose?: ((key: string) => void) | undefined;
  children: ReactNode;
}

/**
 * The page between its side banners, which stay 110 px below the top of the window while the page scrolls. From 768 px
 * there is space for one and from 1536 px for two: of two, narrower windows show the right one. A closed banner stays
 * closed for this page view.
 */
export function BannerColumns({ left, right, labels, closed, onClose, children }: BannerColumnsProps) {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const hidden = closed ?? own;
  const close = (key: string) => {
    setOwn(new Set([...own, key]));
    onClose?.(key);
  };
  const leftKey = `left ${left?.src}`;
  const rightKey = `right ${right?.src}`;
  const showLeft = left && !hidden.has(leftKey);
  const showRight = right && !hidden.has(rightKey);
  const count = Number(Boolean(showLeft)) + Number(Boolean(showRight));
  return (
    // PageFrame derives its columns from this attribute; bars over the page use it to align with the content.
    <div
      css={columns}
      data-banners={count || undefined}
      data-banner-at={count === 1 ? (showLeft ? 'left' : 'right') : undefined}
    >
      {showLeft && <SideBanner banner={left} labels={labels} onClose={() => close(leftKey)} />}
      <div css={middle}>{children}</div>
      {showRight && <SideBanner banner={right} labels={labels} onClose={() => close(rightKey)} />}
    </div>
  );
}

export interface SideBannerProps {
  banner: SideBannerView;
  labels: { region: string; close: string };
  onClose: () => void;
}

export function SideBanner({ banner, labels, onClose }: SideBannerProps) {
  return (
    <aside css={root} aria-label={labels.region}>
      <KitLink
        href={banner.href}
        {...(banner.external ? { target: '_blank', rel: 'noopener noreferrer sponsored' } : {})}
      >
        <Picture src={banner.src} alt={banner.alt} width={160} height={500} />
      </KitLink>
      <span css={closer}>
        <IconButton size="sm" icon={icons.close} label={labels.close} onClick={onClose} />
      </span>
    </aside>
  );
}

const columns = css`
  @media (min-width: 768px) {
    display: flex;
    align-items: flex-start;
    justify-content: center;
  }
`;

const middle = css`
  flex: 1;
  min-width: 0;
`;

// Below 1536 px only the right one of two banners shows: both take 336 px, which a page of three columns has not left over.
// Below 1200 px a page of full width, such as a picture with a chat, leaves no width for any.
const root = css`
  display: none;
  position: sticky;
  top: 110px;
  flex: none;
  width: 160px;
  height: 500px;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  @media (min-width: 768px) {
    display: block;
    margin: 0 var(--sp-1);
  }
  @media (max-width: 1535px) {
    [data-banners='2'] > &:first-of-type {
      display: none;
    }
  }
  @media (max-width: 1199px) {
    [data-banners]:has([data-full-width]) > & {
      display: none;
    }
  }
  & img {
    display: block;
    width: 160px;
    height: 500px;
    object-fit: cover;
  }
`;

const closer = css`
  position: absolute;
  top: var(--sp-1);
  right: var(--sp-1);
  border-radius: var(--r-2);
  background: var(--c-raised);
  box-shadow: var(--shadow-2);
`;
