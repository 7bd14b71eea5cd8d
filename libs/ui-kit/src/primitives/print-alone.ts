import { css } from '@emotion/react';

/**
 * The element is all that is printed of a page: neither the frame of the site nor what is beside it. Its own header and footer
 * are printed as its children. Ink on paper, in the dark theme too.
 */
export const printAloneCss = css`
  @media print {
    body:has(&) :is(header, footer, nav, aside, [role='status'], [role='region']):not(& > *) {
      display: none;
    }
    main:has(&) {
      display: block;
      padding: 0;
    }
    /* One selector a rule: in a list of two, Emotion puts its class in front of them instead of into them. */
    html:has(&) {
      background: #fff;
      color-scheme: light;
    }
    body:has(&) {
      background: #fff;
    }
    --c-text: #000;
    --c-text-2: #222;
    --c-muted: #444;
    --c-accent: #000;
    --c-live: #000;
    --c-surface: #fff;
    --c-fill: #fff;
    --c-sunken: #fff;
    --c-line: #bbb;
    color: var(--c-text);
  }
`;
