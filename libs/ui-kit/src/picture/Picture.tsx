import { css } from '@emotion/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { fixedSources, fluidSources, type PictureFigures } from './picture-figures.js';

const FiguresContext = /* @__PURE__ */ createContext<PictureFigures | null>(null);

/** Says where pictures are to be had in the sizes they are shown in. Without it each is fetched as it is. */
export function PictureProvider({ figures, children }: { figures: PictureFigures; children: ReactNode }) {
  return <FiguresContext value={figures}>{children}</FiguresContext>;
}

export interface PictureProps {
  src: string;
  /** What it shows, for who does not see it; empty where the words beside it say so. */
  alt: string;
  /** Its own width and height, or those of its place: the room it takes before it is there. */
  width: number;
  height: number;
  /** How wide its place is, as in `(min-width: 768px) 50vw, 100vw`; absent, always `width`. */
  sizes?: string | undefined;
  /** Fetched at once; for what stands at the top of a page. */
  eager?: boolean | undefined;
  /** A blurred stand-in until it is there; not worth it for small ones. */
  blurred?: boolean | undefined;
  /** It is nowhere to be had. */
  onBroken?: (() => void) | undefined;
  className?: string | undefined;
}

/** A picture in as many dots as its place shows. One that cannot be had so is fetched as it is before it is given up. */
export function Picture(props: PictureProps) {
  // Another picture starts anew.
  return <Shown key={props.src} {...props} />;
}

function Shown({ src, alt, width, height, sizes, eager, blurred = true, onBroken, className }: PictureProps) {
  const figures = use(FiguresContext);
  const [state, setState] = useState<'coming' | 'there' | 'plain'>('coming');
  const made =
    figures && state !== 'plain' ? (sizes === undefined ? fixedSources(figures, src, width) : fluidSources(figures, src)) : { src };
  const standIn = blurred && state === 'coming' ? figures?.address(src, 'placeholder') : null;
  const failed = () => (made.src === src ? onBroken?.() : setState('plain'));
  return (
    <img
      {...made}
      // Before a browser runs our scripts it may have fetched the picture already, or failed to.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0 && state === 'coming') setState('there');
      }}
      sizes={made.srcSet !== undefined ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      css={standIn ? stand : undefined}
      style={standIn ? { backgroundImage: `url("${standIn}")` } : undefined}
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
