import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, IconButton, icons, PHONE, type IconDrawing } from '@khandai/ui-kit';

export interface PinnedNoticeProps {
  icon?: IconDrawing | undefined;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  close?: { label: string; onPress: () => void } | undefined;
}

export function PinnedNotice({ icon = icons.pin, children, action, close }: PinnedNoticeProps) {
  return (
    <div css={pinned}>
      <Icon icon={icon} size={16} />
      <p>{children}</p>
      {action}
      {close && <IconButton size="sm" icon={icons.close} label={close.label} onClick={close.onPress} />}
    </div>
  );
}

const pinned = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-2) var(--sp-2) var(--sp-4);
  border-bottom: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  flex: none;
  & > svg {
    color: var(--c-accent);
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  /* Over the line that says who joined, which lies on the top of the list. */
  @media ${PHONE} {
    [data-compact] > & {
      position: relative;
      z-index: 1;
      min-height: 40px;
      padding: 0 var(--sp-1) 0 var(--sp-3);
      background: var(--c-surface);
    }
  }
`;
