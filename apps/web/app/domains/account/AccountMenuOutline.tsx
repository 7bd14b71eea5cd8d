import { css } from '@emotion/react';

/** Takes the place of the menu until the session is known and the menu is loaded: neutral space. */
export const AccountMenuOutline = () => <span css={badge} aria-hidden="true" />;

export const badge = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-width: var(--touch);
  min-height: var(--touch);
  max-width: 12rem;
  padding: 0 var(--sp-1);
  font-weight: var(--fw-medium);
`;
