/** A piece of a text that names something: `@An Viết`, `#VLeague`. */
export interface TextMark {
  /** With its sign, as it is in the text. */
  readonly text: string;
  /** It counts also in another case. */
  readonly anyCase?: boolean;
}

export interface MarkedPart<M extends TextMark> {
  readonly text: string;
  /** Absent for the words between marks. */
  readonly mark?: M;
}

/** The marks of a text and the words between them. Of two marks that fit at one place, the longer one counts. */
export function splitMarks<M extends TextMark>(text: string, marks: readonly M[]): MarkedPart<M>[] {
  if (marks.length === 0) return [{ text }];
  const byLength = [...marks].sort((a, b) => b.text.length - a.text.length);
  const parts: MarkedPart<M>[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/[@#]/g)) {
    const mark = index < from ? undefined : byLength.find((one) => isAt(text, index, one));
    if (!mark) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    from = index + mark.text.length;
    parts.push({ text: text.slice(index, from), mark });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A mark ends where its word ends; a hashtag also starts where a word starts. */
function isAt(text: string, at: number, { text: wanted, anyCase = false }: TextMark): boolean {
  const end = at + wanted.length;
  const there = text.slice(at, end);
  if (anyCase ? there.toLowerCase() !== wanted.toLowerCase() : there !== wanted) return false;
  const isHashtag = wanted.startsWith('#');
  const ends = isHashtag ? !/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(end)) : !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(end));
  return ends && !(isHashtag && /[\p{L}\p{M}\p{N}_#/&]$/u.test(text.slice(Math.max(0, at - 2), at)));
}
