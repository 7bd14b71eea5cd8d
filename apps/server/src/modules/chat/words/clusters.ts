/** A letter as the word filter sees it. */
interface Letter {
  /** The letter in lower case and NFC, look-alikes of other scripts replaced; '' for anything else than a letter. */
  readonly letter: string;
  /** The letter without its marks. A digit or sign that people write for a letter has that letter here. */
  readonly plain: string;
  readonly tones: number;
  /** Marks that Vietnamese does not have. */
  readonly isForeign: boolean;
}

/** One letter of a text, with the part of the text that it was read from. */
export interface Cluster extends Letter {
  readonly from: number;
  readonly to: number;
}

/** A character with the marks on it, and the invisible characters that follow. */
const CLUSTER = /\P{M}[\p{M}\p{Cf}]*/gu;
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const VIETNAMESE_MARKS = /[\u0300\u0301\u0303\u0309\u0323\u0302\u0306\u031b]/g;
const FOREIGN_MARK = /\p{M}/u;

/** Letters of Cyrillic and Greek, and forms of đ, that look like those of Vietnamese. */
const LOOK_ALIKES = new Map([
  ...Array.from('аеорсухіѕјһԁмткн', (letter, at) => [letter, 'aeopcyxisjhdmtkh'[at] ?? ''] as const),
  ...Array.from('αοινκρτυεη', (letter, at) => [letter, 'aoivkptuen'[at] ?? ''] as const),
  ...Array.from('ðɖ', (letter) => [letter, 'đ'] as const),
]);

/** Digits and signs in place of a letter, as in `c4c`. */
const SIGNS = new Map([...Array.from('0134578@$!', (sign, at) => [sign, 'oieastbasi'[at] ?? ''] as const)]);

/** Texts use few hundred letters. The limit keeps senders of random characters from filling the memory. */
const MAX_KNOWN = 2_000;
const known = new Map<string, Letter>();

/** The letters of a text, in order, with everything between them. */
export function clustersOf(text: string): Cluster[] {
  return Array.from(text.matchAll(CLUSTER), ({ 0: part, index }) => ({
    ...letterOf(part),
    from: index,
    to: index + part.length,
  }));
}

function letterOf(part: string): Letter {
  const before = known.get(part);
  if (before) return before;
  const letter = look(part);
  if (known.size < MAX_KNOWN) known.set(part, letter);
  return letter;
}

function look(part: string): Letter {
  const [base = '', ...marks] = part
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD');
  const marked = marks.join('');
  const letter = LOOK_ALIKES.get(base) ?? base;
  const isLetter = /\p{L}/u.test(letter);
  return {
    letter: isLetter ? (letter + marked).normalize('NFC') : '',
    plain: isLetter ? letter.replace('đ', 'd') : (SIGNS.get(base) ?? ''),
    tones: marked.match(TONES)?.length ?? 0,
    isForeign: FOREIGN_MARK.test(marked.replace(VIETNAMESE_MARKS, '')),
  };
}
