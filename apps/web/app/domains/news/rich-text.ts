import { folded } from '../../i18n/folded';

/** A node of a ProseMirror document, as far as this site reads it. Unknown nodes may be among them. */
export interface RichNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly RichMark[] | undefined;
  readonly content?: readonly RichNode[] | undefined;
}

export interface RichMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}

/** A heading of the second or third level, with the id under which the page has it. */
export interface RichHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

export interface RichPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

export const textOf = (node: RichNode): string => node.text ?? (node.content ?? []).map(textOf).join('');

/** An attribute that is text, else an empty one. */
export const textAttr = (node: RichNode | RichMark, name: string): string => {
  const value = node.attrs?.[name];
  return typeof value === 'string' ? value : '';
};

export const numberAttr = (node: RichNode, name: string): number | undefined => {
  const value = node.attrs?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** The headings of a document by their nodes, in order. Their ids come from their words, so that links to them last. */
export function headingsOf(doc: RichNode): Map<RichNode, RichHeading> {
  const headings = new Map<RichNode, RichHeading>();
  const taken = new Map<string, number>();
  for (const node of doc.content ?? []) {
    if (node.type !== 'heading') continue;
    const text = textOf(node).trim();
    if (text === '') continue;
    const name = slugOf(text);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    const id = `muc-${name}${times > 1 ? `-${times}` : ''}`;
    headings.set(node, { id, text, level: numberAttr(node, 'level') === 3 ? 3 : 2 });
  }
  return headings;
}

/** The pictures of a document by their nodes, in order. */
export function picturesOf(doc: RichNode): Map<RichNode, RichPicture> {
  const images = (doc.content ?? []).filter((node) => node.type === 'image' && textAttr(node, 'src') !== '');
  return new Map(
    images.map((node) => [
      node,
      {
        src: textAttr(node, 'src'),
        alt: textAttr(node, 'alt'),
        caption: textAttr(node, 'caption'),
        credit: textAttr(node, 'credit'),
        width: numberAttr(node, 'width'),
        height: numberAttr(node, 'height'),
      },
    ]),
  );
}

/** Where a link of a text may lead: pages of this site, and web and mail addresses; undefined for everything else. */
export function linkTarget(href: string): { readonly href: string; readonly isOurs: boolean } | undefined {
  const address = href.trim();
  if (/^\/(?![/\\])/.test(address) || address.startsWith('#')) return { href: address, isOurs: true };
  return /^(?:https?:\/\/|mailto:)[^\s]/i.test(address) ? { href: address, isOurs: false } : undefined;
}

const slugOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
