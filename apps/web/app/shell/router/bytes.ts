/**
 * The UTF-8 bytes of a text, as a string of which each character is one byte (latin1). Vietnamese makes a page a string
 * of two bytes a character, which each search and each joining copies; bytes are joined, searched and sent as they are.
 */
export const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/** One buffer of parts that are bytes. Joining the parts as strings first would copy a page twice more. */
export function bufferOf(parts: readonly string[]): Buffer<ArrayBuffer> {
  const buffer = Buffer.allocUnsafe(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += buffer.write(part, at, 'latin1');
  return buffer;
}
