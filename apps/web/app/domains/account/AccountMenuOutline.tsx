import { css } from '@emotion/react';

/**
 * Neutral space in the place of the menu, until the session is known and the menu is loaded. From 768 px the menu
 * shows the name: the outline is as wide as the bell and the menu of a long name, so the header moves only when the name is short.
 */
export const AccountMenuOutline = () => <span css={outline} aria-hidden="true" />;

export const outline = css`
  display: flex;
  align-items: center;
  min-width: calc(12rem + var(--touch));
  min-height: var(--touch);
  @media (max-width: 767px) {
    min-width: calc(2 * var(--touch));
  }
`;
