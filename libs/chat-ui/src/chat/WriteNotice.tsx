import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '@khandai/ui-kit';

export interface WriteNoticeProps {
  icon: IconDrawing;
  /** Why the user cannot write now, and until when. */
  children: ReactNode;
  /** What they can do about it: buttons. */
  actions?: ReactNode;
}

/** Above the field: says in words why messages are not sent. What is written in the field stays. */
export function WriteNotice({ icon, children, actions }: WriteNoticeProps) {
  return (
    <div css={root}>
      <p css={text} role="status">
        <Icon icon={icon} size={16} />
        <span>{children}</span>
      </p>
      {actions && <div css={acts}>{actions}</div>}
    </div>
  );
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: 2px var(--sp-2) var(--sp-2);
`;

const text = css`
  display: flex;
  flex: 1 1 14rem;
  gap: var(--sp-2);
  min-width: 0;
  font-size: var(--fs-13);
  line-height: 1.25rem;
  color: var(--c-warn);
  & > svg {
    flex: none;
    margin-top: 2px;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: var(--fw-semi);
  }
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
