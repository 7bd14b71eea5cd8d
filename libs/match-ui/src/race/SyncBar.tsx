import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

/** At the foot of a picture whose data are late: "Đang đồng bộ". */
export function SyncBar({ children }: { children: ReactNode }) {
  return (
    <p css={root} role="status">
      <Icon icon={icons.refresh} size={16} />
      <span>{children}</span>
    </p>
  );
}

const root = css`
  position: absolute;
  z-index: 4;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  padding: 10px var(--sp-3);
  background: rgb(26 20 6 / 0.92);
  color: #f3cf78;
  font-size: var(--fs-13);
  line-height: 18px;
`;
