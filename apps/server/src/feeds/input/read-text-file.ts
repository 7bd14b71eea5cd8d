import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { codeOf, isMissing } from '../../platform/error-code.js';

/** The reason given for a file that does not exist. */
export const MISSING_FILE = 'thiếu tệp';

/** Reads a UTF-8 file, with or without a byte order mark; other encodings and I/O errors are returned as a reason. */
export async function readTextFile(path: string): Promise<{ text: string } | { reason: string }> {
  try {
    return decodeText(await readFile(path));
  } catch (error) {
    return { reason: isMissing(error) ? MISSING_FILE : `không đọc được tệp (${codeOf(error)})` };
  }
}

export function decodeText(bytes: Uint8Array): { text: string } | { reason: string } {
  if (isUtf16(bytes)) return { reason: 'tệp có mã UTF-16, hãy lưu lại bằng UTF-8' };
  if (!isUtf8(bytes)) return { reason: 'tệp không phải UTF-8 (có lẽ là Latin-1), hãy lưu lại bằng UTF-8' };
  // The decoder drops a byte order mark.
  return { text: new TextDecoder().decode(bytes) };
}

/** A UTF-16 byte order mark, or a zero byte next to the first character, which no JSON or CSV file in UTF-8 has. */
function isUtf16([first, second]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return first === 0 || second === 0;
}
