import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toBytes } from './bytes';

/** How React marks a boundary that is left to the browser: it suspended or failed. Text cannot contain it unescaped. */
const LEFT_OPEN = '<!--$!-->';
/** The stream writes it by itself, renderToString does not. Without it browsers use their quirks mode. */
const DOCTYPE = '<!DOCTYPE html>';
const END_OF_BODY = '</body>';
/** What would end a script early, or a line of it. */
const UNSAFE = /[&><\u2028\u2029]/g;

/**
 * Renders a page in one piece, as bytes (see `toBytes`), which costs React a fifth less than a stream: no encoding of
 * ten thousand pieces. Returns undefined for a page of which a part suspends or fails; a stream can wait for it, and
 * reports errors.
 */
export function wholePage(page: ReactNode): string | undefined {
  let html: string;
  try {
    html = toBytes(DOCTYPE + renderToString(page));
  } catch {
    // The stream meets the same error and reports it.
    return undefined;
  }
  if (html.includes(LEFT_OPEN)) return undefined;
  return html.startsWith('<html', DOCTYPE.length) ? html : html.slice(DOCTYPE.length);
}

/**
 * Adds the loaders' data at the end of the body, in the scripts with which the router streams it (its StreamTransfer).
 *
 * @param page Parts of a page as bytes, as is the result. The body ends in the last one.
 * @param stream `serverHandoffStream` of the router.
 */
export async function withData(
  page: readonly string[],
  stream: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string[]> {
  const decoder = new TextDecoder();
  const scripts: string[] = [];
  const tell = (call: string) =>
    scripts.push(toBytes(`<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`));
  for await (const part of stream) tell(`enqueue(${scriptText(decoder.decode(part, { stream: true }))})`);
  tell('close()');
  const last = page.at(-1) ?? '';
  const end = last.lastIndexOf(END_OF_BODY);
  return end < 0 ? [...page] : [...page.slice(0, -1), last.slice(0, end), ...scripts, last.slice(end)];
}

const scriptText = (text: string): string =>
  JSON.stringify(text).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
