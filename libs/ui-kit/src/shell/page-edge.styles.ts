import { css } from '@emotion/react';

/**
 * From where the content is as wide as it gets, the window itself leaves the room at its sides; beside banners the content
 * fills the window for longer. `beside` is the selector of what stands beside any banner, or beside `='2'` of them.
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
  @media (min-width: 1328px) and (max-width: 1663px) {
    ${beside("='2'")} {
      padding-left: var(--sp-6);
      padding-right: var(--sp-6);
    }
  }
`;

/** Of the page between its banners. */
export const pageEdge = /* @__PURE__ */ edge((count) => `[data-banners${count}] &`);

/** The page as a whole takes the focus when it is new or skipped to; a ring around everything would say nothing. */
export const noRing = css`
  &:focus-visible {
    outline: none;
  }
`;

/** Of a bar over the page and its banners. */
export const barEdge = /* @__PURE__ */ edge((count) => `html:has([data-banners${count}]) &`);

/** A bar over the page stands over the content, not over the banners of 168 px each, where it has width to spare. */
export const barBesideBanners = css`
  /* Below 1200 px the bar has no navigation in it; and a room has no banners there. */
  @media (min-width: 768px) and (max-width: 1199px) {
    html:has([data-banner-at='left']):not(:has([data-room])) & {
      padding-left: 168px;
    }
    html:has([data-banner-at='right']):not(:has([data-room])) & {
      padding-right: 168px;
    }
  }
  @media (min-width: 936px) and (max-width: 1199px) {
    html:has([data-banners='2']):not(:has([data-room])) & {
      padding-left: 168px;
      padding-right: 168px;
    }
  }
  @media (min-width: 1200px) {
    html:has([data-banner-at='left']) & {
      padding-left: 168px;
    }
    html:has([data-banner-at='right']) & {
      padding-right: 168px;
    }
  }
  @media (min-width: 1328px) {
    html:has([data-banners='2']) & {
      padding-left: 168px;
      padding-right: 168px;
    }
  }
`;
