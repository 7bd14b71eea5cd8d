/**
 * Design tokens as CSS variables. Colour names describe a role, not a look.
 * Light is the default; dark follows the system unless <html data-theme> overrides it. A part of a page with
 * `data-scheme="dark"` is dark in both themes.
 * light-dark() is not used: iOS 16 does not support it.
 */
export const lightRoles = `
  --c-bg: #F1F4F6; /* page behind everything */
  --c-surface: #FFFFFF; /* cards, tables, header, chat panel */
  --c-raised: #FFFFFF; /* menus, dialogs, toasts, popovers: things above a surface */
  --c-sunken: #E8ECF0; /* wells: inputs, segmented track, skeleton base */
  --c-hover: #F0F3F5; /* row or button under the pointer */
  --c-fill: #E8ECF0; /* secondary buttons, chosen segment in dark, badges */
  --c-fill-hover: #DCE2E7;
  --c-overlay: rgb(12 18 24 / .52); /* behind dialogs */
  --c-text: #10171D; /* names, scores, message text */
  --c-text-2: #36424C; /* secondary sentences, table values that are not the point */
  --c-muted: #55616C; /* meta: times, counts, labels. Never lighter than this for text */
  --c-line: #DFE4E9; /* hairlines between rows */
  --c-line-strong: #C3CBD3; /* edges of raised things, dividers that must be seen */
  --c-control: #7D8994; /* edges of inputs and unchecked boxes (3:1 with surface) */
  --c-seg: #FFFFFF; /* the chosen segment on a sunken track */
  --c-accent: #0A6E3E; /* links, current tab, positive text */
  --c-accent-fill: #0B7C46; /* the one primary button of a view, progress */
  --c-accent-fill-hover: #096A3B;
  --c-on-accent: #FFFFFF; /* text on accent-fill */
  --c-accent-tint: #E0F2E8; /* quiet accent background: chosen chip, own mention */
  --c-accent-line: #A9D8BF; /* edge on accent-tint */
  --c-live: #C8141F; /* minute and live words. The only saturated red in the product */
  --c-live-fill: #D51A27; /* LIVE badge, unread dot on live things */
  --c-on-live: #FFFFFF; /* text on live-fill */
  --c-live-tint: #FDEBEC; /* quiet live background, e.g. live filter chip */
  --c-up: #0B7350; /* price went up; always with an arrow */
  --c-up-tint: #D9F1E5; /* the 1.2 s tint behind a changed price */
  --c-down: #96480A; /* price went down; always with an arrow */
  --c-down-tint: #FAE8D6;
  --c-neg: #A63F3C; /* negative Malay price; always with a minus (U+2212). Brick, not live red. Also field errors and destructive words */
  --c-warn: #7A5200; /* stale data, slow mode, postponed */
  --c-warn-tint: #FBF0D6;
  --c-gold: #7F5A00; /* points, level, gifts */
  --c-gold-tint: #FFF1CC;
  --c-info: #1F5FA8; /* neutral notices */
  --c-info-tint: #E3EEF9;
  --c-card-red: #A63F3C; /* the red card itself, a shape, never text */
  --c-card-yellow: #D9A520;
  --c-focus: #0A6E3E; /* 2 px focus ring, offset 2 px */
  --c-crest-edge: rgb(16 23 29 / .24); /* outline of a crest, so pale and dark shields both hold their edge */
  --c-scrim: rgb(8 12 16 / .72); /* under text on video */
  --c-name-1: #0B6E5A; /* chat name colours 1 to 8, chosen by user id; all 4.5:1 on surface and raised */
  --c-name-2: #1F5FA8;
  --c-name-3: #7A4AA8;
  --c-name-4: #A33B74;
  --c-name-5: #9A4A12;
  --c-name-6: #6B6200;
  --c-name-7: #3E5FB8;
  --c-name-8: #3B6E1E;
  --c-name-9: var(--c-gold);
`;

export const darkRoles = `
  --c-bg: #090D11;
  --c-surface: #11161B;
  --c-raised: #182027;
  --c-sunken: #0C1115;
  --c-hover: #171E24;
  --c-fill: #222B33;
  --c-fill-hover: #2C363F;
  --c-overlay: rgb(0 0 0 / .64);
  --c-text: #E9EEF2;
  --c-text-2: #BFC9D1;
  --c-muted: #93A0AB;
  --c-line: #1E262D;
  --c-line-strong: #323D47;
  --c-control: #66747F;
  --c-seg: #2C363F;
  --c-accent: #4FCB8C;
  --c-accent-fill: #2DAE6D;
  --c-accent-fill-hover: #3ABF7B;
  --c-on-accent: #04140B;
  --c-accent-tint: #10281C;
  --c-accent-line: #1F5A3C;
  --c-live: #FF6B72;
  --c-live-fill: #D92C38;
  --c-on-live: #FFFFFF;
  --c-live-tint: #301519;
  --c-up: #56CF93;
  --c-up-tint: #123022;
  --c-down: #EDA765;
  --c-down-tint: #352413;
  --c-neg: #EE938D;
  --c-warn: #E6B84F;
  --c-warn-tint: #2B2310;
  --c-gold: #E8C15A;
  --c-gold-tint: #2C2410;
  --c-info: #7DB2F0;
  --c-info-tint: #14243A;
  --c-card-red: #C9524D;
  --c-card-yellow: #DDB03A;
  --c-focus: #6BE0A5;
  --c-crest-edge: rgb(255 255 255 / .28);
  --c-scrim: rgb(4 6 8 / .78);
  --c-name-1: #4CC9AE;
  --c-name-2: #7DB2F0;
  --c-name-3: #C09BEA;
  --c-name-4: #F08EBD;
  --c-name-5: #EDA765;
  --c-name-6: #CFC25A;
  --c-name-7: #93A9F5;
  --c-name-8: #8CCB6A;
  --c-name-9: var(--c-gold);
  --shadow-1: 0 0 0 0 transparent;
  --shadow-2: 0 4px 16px rgb(0 0 0 / .48);
  --shadow-3: 0 16px 48px rgb(0 0 0 / .64);
`;

const scales = `
  /* Shadows: 1 resting card (light only), 2 menus and toasts, 3 dialogs */
  --shadow-1: 0 1px 2px rgb(16 23 29 / .06);
  --shadow-2: 0 4px 16px rgb(16 23 29 / .10);
  --shadow-3: 0 16px 48px rgb(16 23 29 / .20);

  /* Type. Be Vietnam Pro has NO tabular figures (its 1 is half as wide as its 4), so every
     column of numbers uses --font-num: Inter, digits only (subset by unicode-range), tnum on.
     System faces come before Be Vietnam Pro there because theirs are tabular. */
  --font: "Be Vietnam Pro", "Be Vietnam Pro Fallback", "Be Vietnam Pro Fallback Android", "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
  --font-num: "Inter", "SF Pro Text", "Segoe UI", Roboto, "Noto Sans", "Be Vietnam Pro", sans-serif;
  --fs-11: 0.6875rem; /* bottom bar, badges, crest captions: never sentences */
  --fs-12: 0.75rem;   /* meta: time, league, counts */
  --fs-13: 0.8125rem; /* secondary rows, buttons sm, opening odds */
  --fs-14: 0.875rem;  /* body of tables, cards and chat */
  --fs-16: 1rem;      /* reading pages, feed posts, inputs on phones (no iOS zoom) */
  --fs-18: 1.125rem;  /* section titles on desktop */
  --fs-20: 1.25rem;   /* page titles on phones */
  --fs-24: 1.5rem;    /* page titles on desktop, score on a card */
  --fs-32: 2rem;      /* score strip */
  --fs-40: 2.5rem;    /* 404, level number */
  --lh-tight: 1.25;   /* single-line titles; Vietnamese marks still clear */
  --lh: 1.5;          /* everything that wraps: stacked marks need the room */
  --fw-regular: 400;
  --fw-medium: 500;   /* team names, buttons */
  --fw-semi: 600;     /* scores, titles, chat names */
  --fw-bold: 700;     /* leading score only, wordmark */

  /* Space: 4 px grid. 8 inside, 12 or 16 around, 24 between sections */
  --sp-1: 4px;
  --sp-2: 8px;
  --sp-3: 12px;
  --sp-4: 16px;
  --sp-5: 20px;
  --sp-6: 24px;
  --sp-8: 32px;
  --sp-10: 40px;
  --sp-12: 48px;

  /* Radii */
  --r-1: 4px;    /* badges, price cells */
  --r-2: 8px;    /* buttons, inputs, chat media */
  --r-3: 12px;   /* cards, panels */
  --r-4: 16px;   /* dialogs, sheets */
  --r-full: 999px;

  /* Frame */
  --header-h: 4rem;
  --subnav-h: 2.75rem;
  --bottom-h: 3.5rem;    /* plus env(safe-area-inset-bottom) */
  --content-max: 80rem;  /* 1280 px */
  --col-left: 13.5rem;
  --col-right: 20rem;
  --touch: 44px;         /* 44 px: smallest hit area on phones */
  --control-h: 2.75rem;  /* height of buttons and inputs; 2.25rem from 1024 px with a mouse */

  /* Order */
  --z-sticky: 10;   /* table heads, tab bars, date strip */
  --z-player: 20;   /* sticky player on phones */
  --z-header: 30;
  --z-bottom: 40;   /* bottom bar, docked composer */
  --z-pop: 50;      /* menus, reaction picker */
  --z-dialog: 60;
  --z-toast: 70;

  /* Motion: explains a change, never decorates */
  --t-fast: 120ms;  /* hover, press */
  --t: 160ms;       /* tabs, popovers */
  --t-slow: 200ms;  /* sheets, dialogs, toasts */
  --t-tint: 1200ms; /* fade of the price tint; colour only, no movement */
  --ease: cubic-bezier(.2, 0, 0, 1);
`;

/**
 * Colours of a value that rose and of one that fell, in the pair that `data-move-colors` of the root element names; green and amber
 * without it. Named again in a dark part of a page, where the roles that they refer to have other values.
 */
const moveColors = `
:root, [data-scheme="dark"] { --c-rise: var(--c-up); --c-rise-tint: var(--c-up-tint); --c-fall: var(--c-down); --c-fall-tint: var(--c-down-tint); }
:root[data-move-colors="redDown"], :root[data-move-colors="redDown"] [data-scheme="dark"] { --c-fall: var(--c-neg); --c-fall-tint: var(--c-live-tint); }
:root[data-move-colors="redUp"], :root[data-move-colors="redUp"] [data-scheme="dark"] { --c-rise: var(--c-neg); --c-rise-tint: var(--c-live-tint); --c-fall: var(--c-up); --c-fall-tint: var(--c-up-tint); }
:root[data-move-colors="blueUp"], :root[data-move-colors="blueUp"] [data-scheme="dark"] { --c-rise: var(--c-info); --c-rise-tint: var(--c-info-tint); }
`;

export const tokensCss = `
:root { color-scheme: light; ${lightRoles} ${scales} }
@media (min-width: 1024px) and (pointer: fine) { :root { --control-h: 2.25rem; } }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${darkRoles} } }
:root[data-theme="dark"], [data-scheme="dark"] { color-scheme: dark; ${darkRoles} }
${moveColors}
@media (prefers-reduced-motion: reduce) { :root { --t-fast: 0ms; --t: 0ms; --t-slow: 0ms; --t-tint: 0ms; } }
`;
