import type { ReactElement } from 'react';
import { box, type Child, drawing, picture } from './elements.js';

/** Pixels of every card: what networks show large and uncut. */
export const CARD = { width: 1200, height: 630 } as const;

/** Colours of the site's dark header. */
export const ink = { paper: '#0b3b26', mark: '#30ac6a', words: '#ffffff', soft: '#bfe5cf', live: '#ff6b5e' } as const;

/** The site's mark: a K of lit seats. */
const MARK = markOf([
  [0, 4],
  [0, 3],
  [0, 1, 2],
  [0, 3],
  [0, 4],
]);

/** What all cards have: paper, margin, the site's name at the bottom, and a note beside it. */
export function frame(content: Child, note?: string): ReactElement {
  const name = box({ alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700 }, picture(MARK, 56, 56), 'Khán Đài');
  const foot = box(
    { justifyContent: 'space-between', alignItems: 'center' },
    name,
    note === undefined ? undefined : box({ fontSize: 26, color: ink.soft }, note),
  );
  return box(
    {
      ...CARD,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 64px 40px',
      color: ink.words,
      background: ink.paper,
      borderBottom: `14px solid ${ink.mark}`,
      fontFamily: 'words, marks, others',
      fontWeight: 500,
    },
    content,
    foot,
  );
}

/** @param lit places of the lit seats in each of the five rows. */
function markOf(lit: readonly (readonly number[])[]): string {
  const seats = lit.flatMap((row, y) =>
    [0, 1, 2, 3, 4].map((x) => {
      const place = `x="${4.9 + x * 4.6}" y="${4.9 + y * 4.6}"`;
      return `<rect ${place} width="3.8" height="3.8" rx="1.1"${row.includes(x) ? '' : ' opacity=".24"'}/>`;
    }),
  );
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b7c46"/><g fill="#fff">${seats.join('')}</g></svg>`,
  );
}
