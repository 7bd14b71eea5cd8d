import { css } from '@emotion/react';

/** From where the content is as wide as it gets, the window itself leaves the room at its sides. */
export const pageEdge = css`
  @media (min-width: 1328px) {
    padding-left: 0;
    padding-right: 0;
  }
  /* Beside a banner the content fills the window for longer. */
  @media (min-width: 1328px) and (max-width: 1495px) {
    [data-banners] & {
      padding-left: var(--sp-6);
      padding-right: var(--sp-6);
    }
  }
  @media (min-width: 1328px) and (max-width: 1663px) {
    [data-banners='2'] & {
      padding-left: var(--sp-6);
      padding-right: var(--sp-6);
    }
  }
`;
