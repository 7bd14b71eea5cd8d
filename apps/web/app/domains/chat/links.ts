/** A piece of a message: plain words, or an address that may be opened. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Ends at an invisible character, such as one that turns the direction of the text. */
const ADDRESS = /https?:\/\/[^\s<>"'\p{Cf}]+/giu;
/** Marks that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}…]+$/u;

/** Finds the http and https URLs in a user's text. */
export function splitLinks(message: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of message.matchAll(ADDRESS)) {
    const text = match[0].replace(TRAILING, '');
    const url = safeAddress(text);
    if (!url) continue;
    if (match.index > at) parts.push({ kind: 'text', text: message.slice(at, match.index) });
    parts.push({ kind: 'link', text: isForeign(url) ? url.href : text, href: url.href });
    at = match.index + text.length;
  }
  if (at < message.length) parts.push({ kind: 'text', text: message.slice(at) });
  return parts;
}

function safeAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** A host with letters beyond ASCII, which may look like those of another host: it is shown as `xn--…`. */
const isForeign = ({ hostname }: URL): boolean => hostname.split('.').some((label) => label.startsWith('xn--'));
