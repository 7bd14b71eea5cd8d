import { folded } from '../../i18n/folded';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text at what was searched for, ignoring case and Vietnamese marks. The pieces together are the text. */
export function highlight(text: string, query: string): TextPiece[] {
  const wanted = folded(query.trim());
  const letters = [...text.normalize('NFC')];
  // One folded piece for each letter, so that positions in the folded text lead back to the letters.
  const pieces = letters.map(folded);
  if (wanted === '') return [{ text, found: false }];
  const isFound = letters.map(() => false);
  for (let from = 0; from < letters.length; from += 1) {
    const length = matchLength(pieces, from, wanted);
    if (length > 0) isFound.fill(true, from, from + length);
  }
  return letters.reduce<TextPiece[]>((list, letter, at) => {
    const last = list.at(-1);
    const found = isFound[at] === true;
    if (last?.found !== found) return [...list, { text: letter, found }];
    return [...list.slice(0, -1), { text: last.text + letter, found }];
  }, []);
}

/** Number of letters from `from` on that together are the searched text; 0 when it does not begin there. */
function matchLength(pieces: readonly string[], from: number, wanted: string): number {
  let rest = wanted;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    if (piece === '' ? at === from : !rest.startsWith(piece)) return 0;
    rest = rest.slice(piece.length);
    if (rest === '') return at - from + 1;
  }
  return 0;
}
