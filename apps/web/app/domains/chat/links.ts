/** A piece of a message: plain words, or an address that may be opened. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/giu;
/** Marks that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}…]+$/u;

/** Finds the http and https URLs in a user's text. */
export function splitLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of message.matchAll(ADDRESS)) {
    const text = match[0].replace(TRAILING, '');
    const href = safeAddress(text);
    if (href === undefined) continue;
    if (match.index > at) parts.push({ kind: 'text', text: message.slice(at, match.index) });
    parts.push({ kind: 'link', text, href });
    at = match.index + text.length;
  }
  if (at < message.length) parts.push({ kind: 'text', text: message.slice(at) });
  return parts;
}

function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}
