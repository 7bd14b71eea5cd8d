import type { SearchMarks } from '@khandai/contracts';
import { WITHIN_WORDS } from './search-text.js';

type Mark = SearchMarks[number];

interface Folded {
  readonly text: string;
  /** For each unit of the folded text: where its letter begins and ends in the original. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** Where the words are in a text, which may have marks that the words lack. Marks that only spaces separate become one. */
export function marksOf(text: string, words: readonly string[]): SearchMarks {
  const folded = foldWithPlaces(text);
  const found = words.flatMap((word) => placesOf(folded, word)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const marks: Mark[] = [];
  for (const [begin, end] of found) {
    const last = marks.at(-1);
    if (last && /^[\s\p{Pd}]*$/u.test(text.slice(last[1], begin))) last[1] = Math.max(last[1], end);
    else marks.push([begin, end]);
  }
  return marks;
}

function foldWithPlaces(original: string): Folded {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of original) {
    const plain = foldLetter(letter);
    const end = at + letter.length;
    // A mark belongs to the letter before it.
    if (plain === '' && ends.length > 0) {
      const owner = begins.at(-1);
      for (let unit = ends.length - 1; unit >= 0 && begins[unit] === owner; unit -= 1) ends[unit] = end;
    }
    for (let unit = 0; unit < plain.length; unit += 1) {
      begins.push(at);
      ends.push(end);
    }
    text += plain;
    at = end;
  }
  return { text, begins, ends };
}

const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Beginnings of words; if there is none, within words. */
function placesOf(folded: Folded, word: string): Mark[] {
  const all: number[] = [];
  for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) all.push(at);
  const beginnings = all.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(folded.text[at - 1] ?? ''));
  const places = beginnings.length > 0 || word.length < WITHIN_WORDS ? beginnings : all;
  return places.flatMap((at): Mark[] => {
    const begin = folded.begins[at];
    const end = folded.ends[at + word.length - 1];
    return begin === undefined || end === undefined ? [] : [[begin, end]];
  });
}

const BEFORE = 40;
const LENGTH = 160;

/** The part of a long text around its first mark, on one line. */
export function excerptOf(content: string, words: readonly string[]): string {
  const text = content.replace(/\s+/gu, ' ').trim();
  const first = marksOf(text, words)[0]?.[0] ?? 0;
  const space = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const begin = space > 0 && space <= first ? space : first > BEFORE ? first : 0;
  const part = [...text.slice(begin, begin + 2 * LENGTH)].slice(0, LENGTH).join('');
  const cut = begin + part.length < text.length;
  return `${begin > 0 ? '…' : ''}${cut ? `${part.replace(/\s\S{0,20}$/u, '')}…` : part}`;
}
