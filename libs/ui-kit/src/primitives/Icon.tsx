import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';

/** One member of `icons`. */
export type IconDrawing = LucideIcon;

export interface IconProps {
  icon: IconDrawing;
  /** Side in pixels. Default: `--icon`, which the surrounding component may set; otherwise 20. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Always decorative: the text is beside it or in the button's label. */
export function Icon({ icon: Drawing, size, className }: IconProps) {
  return (
    <Drawing
      css={drawing}
      className={className}
      style={size ? { width: size, height: size } : undefined}
      aria-hidden="true"
      focusable="false"
    />
  );
}

const drawing = css`
  width: var(--icon, 20px);
  height: var(--icon, 20px);
  stroke-width: 2;
  flex: none;
`;
