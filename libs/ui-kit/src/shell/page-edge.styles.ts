import { css } from '@emotion/react';

/**
 * Above the max content width the window itself leaves space at the sides, so the padding goes. Beside banners the
 * content fills the window up to a larger width. `beside` builds the selector for any banner, or for two with `='2'`.
 */
const edge = (beside: (count: string) => string) => css`
  @media (min-width: 1328px) {
    padding-left: 0;
    padding-right: 0;
  }
  @media (min-width: 1328px) and (max-width: 1495px) {
    ${beside('')} {
      padding-left: var(--sp-6);
      padding-right: var(--sp-6);
    }
  }
  @media (min-width: 1536px) and (max-width: 1663px) {
    ${beside("='2'")} {
      padding-left: var(--sp-6);
      padding-right: var(--sp-6);
    }
  }
`;

/** Padding of the page between its banners. */
export const pageEdge = /* @__PURE__ */ edge((count) => `[data-banners${count}] &`);

/**
 * The whole page gets the focus after navigation or the skip link; a ring around everything would carry no information.
 */
export const noRing = css`
  &:focus-visible {
    outline: none;
  }
`;

/** Padding of a bar over the page and its banners. */
export const barEdge = /* @__PURE__ */ edge((count) => `html:has([data-banners${count}]) &`);

/**
 * On a wide window, aligns a bar over the page with the content and not with the banners (168 px each). Below 1200 px the bar
 * has no navigation in it; a page of full width has no banners there.
 */
export const barBesideBanners = css`
  @media (min-width: 768px) and (max-width: 1199px) {
    html:has([data-banner-at='left']):not(:has([data-full-width])) & {
      padding-left: 168px;
    }
    html:has(:is([data-banner-at='right'], [data-banners='2'])):not(:has([data-full-width])) & {
      padding-right: 168px;
    }
  }
  @media (min-width: 1200px) {
    html:has([data-banner-at='left']) & {
      padding-left: 168px;
    }
    html:has(:is([data-banner-at='right'], [data-banners='2'])) & {
      padding-right: 168px;
    }
  }
  @media (min-width: 1536px) {
    html:has([data-banners='2']) & {
      padding-left: 168px;
    }
  }
`;
