import { css } from '@emotion/react';
import { floodlitPitch } from './floodlit-pitch.js';

const src = /* @__PURE__ */ dataAddress(floodlitPitch);

/**
 * The drawn picture of a room. A single <img> instead of two hundred SVG elements, whose style and layout would delay
 * the first paint. Without a label it is decorative.
 */
export function FloodlitPitch({
  label = '',
  className,
}: {
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <img
      css={fill}
      className={className}
      src={src}
      alt={label}
      width={640}
      height={360}
      decoding="sync"
      draggable={false}
    />
  );
}

const fill = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** The drawing as a data URL. Single quotes replace double ones, so that the page need not escape them. */
function dataAddress(drawing: string): string {
  const content = drawing
    .replaceAll('\n', ' ')
    .replaceAll('"', "'")
    .replace(/[#%<>]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='360' viewBox='0 0 640 360' font-family='sans-serif'%3E${content}%3C/svg%3E`;
}
