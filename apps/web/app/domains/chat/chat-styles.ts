import { css } from '@emotion/react';
import { PHONE } from '@khandai/ui-kit';

/** Notes and buttons between messages and field. */
export const quiet = css`
  padding: 0 var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.5rem;
  color: var(--c-muted);
  text-align: center;
`;

/** A button of the room's head that is beside the field on phones where the room has no head. */
export const besideField = css`
  display: none;
  @media ${PHONE} {
    [data-compact] & {
      display: block;
    }
  }
`;
