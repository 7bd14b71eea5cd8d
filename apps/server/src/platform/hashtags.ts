import { PostLimit } from '@khandai/contracts';

export interface Hashtag {
  /** Equal for all spellings of one hashtag. */
  readonly key: string;
  /** Without `#`, as it is written. */
  readonly hashtag: string;
}

// Behind a letter, a digit, a slash or another `#` it is part of an address or of a number, not the start of a hashtag.
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_#/&])#([\p{L}\p{M}\p{N}_]+)/gu;

/**
 * The key of a hashtag: NFC in lower case. Marks stay, because two words that differ in a mark are different words:
 * "#bàn" and "#bán".
 */
export const hashtagKey = (hashtag: string): string => hashtag.normalize('NFC').toLowerCase();

/** The hashtags of a text, each once, as it is written first. They are of letters, digits and `_`, with one letter at least. */
export function hashtagsIn(text: string): Hashtag[] {
  const found = new Map<string, Hashtag>();
  for (const [, hashtag = ''] of text.matchAll(HASHTAG)) {
    const key = hashtagKey(hashtag);
    const isHashtag = /\p{L}/u.test(hashtag) && [...hashtag].length <= PostLimit.hashtagLength;
    if (isHashtag && !found.has(key)) found.set(key, { key, hashtag });
  }
  return [...found.values()];
}
