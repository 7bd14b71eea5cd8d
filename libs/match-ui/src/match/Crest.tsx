import { css } from '@emotion/react';
import { useId } from 'react';

export interface CrestView {
  /** Two to four letters; the crest shows the first two. */
  code: string;
  /** Club colours as `#rrggbb`: shield, then band. */
  colors: readonly [string, string];
}

export interface CrestProps extends CrestView {
  /** Side in pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

const SHIELD = 'M16 1.5c4 2.2 8 3 12 3v11.2c0 7-4.6 11.6-12 15.3C8.6 27.3 4 22.7 4 15.7V4.5c4 0 8-.8 12-3z';

/** Shapes of the second colour on the shield, and the baseline at which letters do not overlap it. */
const BANDS = [
  { path: 'M4 4h24v5.5H4z', baseline: 21.6 },
  { path: 'M4 23l12-4 12 4v9H4z', baseline: 17 },
  { path: 'M3 0h4.5v32H3zM24.5 0H29v32h-4.5z', baseline: 19.4 },
] as const;

/**
 * A generated shield in the club's colours: no image file can be missing, and no club artwork is copied. Decorative:
 * the name is beside it.
 */
export function Crest({ code, colors: [main, second], size = 24, className }: CrestProps) {
  const clip = useId();
  const letters = [...code].slice(0, 2).join('');
  const band = BANDS[bandOf(code)] ?? BANDS[0];
  return (
    <svg css={root} className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={main} d="M0 0h32v32H0z" />
        <path fill={second} d={band.path} />
      </g>
      <path d={SHIELD} fill="none" stroke="var(--c-crest-edge)" />
      <text x="16" y={band.baseline} textAnchor="middle" fontSize="11" fontWeight="700" fill={inkOn(main)}>
        {letters}
      </text>
    </svg>
  );
}

function bandOf(code: string): number {
  return [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % BANDS.length;
}

/** Dark letters on pale shields, white letters on the others (WCAG relative luminance). */
export function inkOn(hex: string): string {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.3 ? '#13233f' : '#ffffff';
}

const root = css`
  display: block;
  flex: none;
`;
