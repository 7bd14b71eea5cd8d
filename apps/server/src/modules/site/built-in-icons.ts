// Pages load these drawings as pictures, which do not know the colour of the text: this grey reads on both themes.
const COLOUR = '#808794';

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="${COLOUR}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;

const ball = '<circle cx="12" cy="12" r="9.5"/>';

/** The site's own drawings, by name: one for each sport. */
export const builtInIcons: ReadonlyMap<string, string> = new Map([
  [
    'football',
    drawing(
      `${ball}<path d="m12 8 4 2.9-1.5 4.6h-5L8 10.9zM12 8V2.5M16 10.9l5-1.8M14.5 15.5l3.2 4M9.5 15.5l-3.2 4M8 10.9 3 9.1"/>`,
    ),
  ],
  [
    'basketball',
    drawing(`${ball}<path d="M12 2.5v19M2.5 12h19M5.3 5.3c3.7 3.7 3.7 9.7 0 13.4M18.7 5.3c-3.7 3.7-3.7 9.7 0 13.4"/>`),
  ],
  [
    'esport',
    drawing(
      '<path d="M7 6h10a5 5 0 0 1 5 5v4a3 3 0 0 1-5.5 1.7L15 14.5H9l-1.5 2.2A3 3 0 0 1 2 15v-4a5 5 0 0 1 5-5zM8 9v3M6.5 10.5h3M15 10.5h.01M17.5 10.5h.01"/>',
    ),
  ],
  ['marble', drawing(`${ball}<path d="M6 9.5c3-4 7 4.5 12 .5M6.5 14.5c3-3.5 6 3.5 11 0"/>`)],
]);
