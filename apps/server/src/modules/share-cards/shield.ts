import { drawing } from './elements.js';

const SHIELD = 'M16 1.5c4 2.2 8 3 12 3v11.2c0 7-4.6 11.6-12 15.3C8.6 27.3 4 22.7 4 15.7V4.5c4 0 8-.8 12-3z';

/** The shield of pages with a band of the second colour; its letters are in the name beside it. */
export const shield = ([main, second]: readonly [main: string, second: string]): string =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="c"><path d="${SHIELD}"/></clipPath><g clip-path="url(#c)"><path fill="${main}" d="M0 0h32v32H0z"/><path fill="${second}" d="M4 12h24v8H4z"/></g><path d="${SHIELD}" fill="none" stroke="#fff" stroke-opacity=".6"/></svg>`,
  );
