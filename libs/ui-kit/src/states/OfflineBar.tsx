import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../primitives/Icon.js';
import * as icons from '../primitives/icons.js';

export interface OfflineBarProps {
  icon?: IconDrawing | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** A temporary problem: no network, delayed data. The page's content stays visible. */
export function OfflineBar({ icon = icons.offline, children, action }: OfflineBarProps) {
  return (
    <div css={root} role="status">
      <Icon icon={icon} size={16} />
      <span>{children}</span>
      {action && <span css={push}>{action}</span>}
    </div>
  );
}

const root = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 40px;
  padding: var(--sp-1) var(--sp-2) var(--sp-1) var(--sp-4);
  background: var(--c-warn-tint);
  color: var(--c-warn);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
`;

const push = css`
  margin-left: auto;
  & button,
  & a {
    color: inherit;
  }
`;
