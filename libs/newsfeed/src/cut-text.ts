const MAX_LETTERS = 600;
const MAX_LINES = 10;
/** A text that is longer by less than this stays whole. */
const SPARE = 100;

/**
 * The beginning of a long text, without the blanks at its end; undefined for a text that is shown whole. It ends between words, or in a
 * word without end between two characters as readers see them: an emoji or a letter with its marks stays whole.
 */
export function cutText(text: string): string | undefined {
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  if (text.length <= lines.length + SPARE && lines.length <= MAX_LETTERS + SPARE) return undefined;
  if (lines.length <= MAX_LETTERS) return lines.trimEnd();
  const start = wholeCharacters(lines, MAX_LETTERS);
  const words = start.replace(/\s+\S*$/u, '');
  return words === '' ? start : words.trimEnd();
}

/** The characters of a text that end at or before a place. */
function wholeCharacters(text: string, end: number): string {
  let last = 0;
  for (const { index } of new Intl.Segmenter('vi').segment(text.slice(0, end + SPARE))) {
    if (index > end) break;
    last = index;
  }
  return text.slice(0, last);
}
