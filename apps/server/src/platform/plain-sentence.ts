const MAX_LENGTH = 500;
/** Control characters except the line break, and characters that reverse or hide text. */
const INVISIBLE = /[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * An operator's sentence as plain text: NFC, without invisible characters, no longer than our longest sentence. Markup
 * is treated as text.
 */
export function plainSentence(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(INVISIBLE, '').trim().slice(0, MAX_LENGTH);
}

/** `namespace.key`, each part a word. */
export const isSentenceName = (key: string): boolean => /^[A-Za-z]\w{0,39}(?:\.[A-Za-z]\w{0,39}){1,4}$/.test(key);
