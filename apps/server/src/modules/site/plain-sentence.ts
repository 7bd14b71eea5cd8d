const LONGEST = 500;
/** Control characters but the line break, and those that turn or hide text. */
const INVISIBLE = /[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A sentence of an operator as plain text: NFC, nothing invisible, no longer than any sentence of ours. Markup in it is text like any other. */
export function plainSentence(value: string): string {
  return value.toWellFormed().normalize('NFC').replace(INVISIBLE, '').trim().slice(0, LONGEST);
}

/** `namespace.key`, each part a word. */
export const isSentenceName = (key: string): boolean => /^[A-Za-z]\w{0,39}(?:\.[A-Za-z]\w{0,39}){1,4}$/.test(key);
