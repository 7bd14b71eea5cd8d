import { css } from '@emotion/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { fixedSources, fluidSources, type PictureRenditions } from './picture-renditions.js';

const RenditionsContext = /* @__PURE__ */ createContext<PictureRenditions | null>(null);

/** Tells pictures which renditions exist and where. Without the provider every picture loads its original file. */
export function PictureProvider({ renditions, children }: { renditions: PictureRenditions; children: ReactNode }) {
  return <RenditionsContext value={renditions}>{children}</RenditionsContext>;
}

export interface PictureProps {
  src: string;
  /** Alternative text; empty if the text beside the picture already says the same. */
  alt: string;
  /** Intrinsic size of the picture, or the size of its box: reserves the space before the picture loads. */
  width: number;
  height: number;
  /** Layout width, as in `(min-width: 768px) 50vw, 100vw`; without it the layout width is always `width`. */
  sizes?: string | undefined;
  /** Loads immediately; for pictures at the top of a page. */
  eager?: boolean | undefined;
  /** Shows a blurred placeholder until the picture loads; not worth the request for small pictures. */
  blurred?: boolean | undefined;
  /** Runs when neither a rendition nor the original file loads. */
  onBroken?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * A picture that loads the rendition for its layout width and the screen's density. If the rendition fails, it loads
 * the original file.
 */
export function Picture(props: PictureProps) {
  // The key resets the state when the picture changes.
  return <Shown key={props.src} {...props} />;
}

function Shown({ src, alt, width, height, sizes, eager, blurred = true, onBroken, className }: PictureProps) {
  const renditions = use(RenditionsContext);
  const [state, setState] = useState<'coming' | 'there' | 'plain'>('coming');
  const sources =
    renditions && state !== 'plain'
      ? sizes === undefined
        ? fixedSources(renditions, src, width)
        : fluidSources(renditions, src)
      : { src };
  const placeholder = blurred && state === 'coming' ? renditions?.address(src, 'placeholder') : null;
  const failed = () => (sources.src === src ? onBroken?.() : setState('plain'));
  return (
    <img
      {...sources}
      // The browser may load the picture, or fail to, before our scripts run.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0 && state === 'coming') setState('there');
      }}
      sizes={sources.srcSet !== undefined ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      css={placeholder ? stand : undefined}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      className={className}
      onLoad={() => state === 'coming' && setState('there')}
      onError={failed}
    />
  );
}

const stand = css`
  background-position: center;
  background-size: cover;
`;
