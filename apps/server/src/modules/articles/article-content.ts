import {
  type ArticleBlock,
  type ArticleDoc,
  type ArticleInline,
  ArticleLimit,
  type ArticleListItem,
  type ArticleMark,
} from '@khandai/contracts';
import { cleanMessage, codePoints } from '../../platform/plain-text.js';
import { isSafeLink } from '../../platform/safe-address.js';
import { refused } from './article-faults.js';

type Node = Readonly<Record<string, unknown>>;
type Paragraph = Extract<ArticleBlock, { type: 'paragraph' }>;
type List = Extract<ArticleBlock, { type: 'bulletList' | 'orderedList' }>;

const MAX_DEPTH = 3;
const MAX_LINK = 2_000;
const MAX_SOURCE = 500;
const MAX_PX = 20_000;
const MAX_START = 10_000;

export const EMPTY_CONTENT: ArticleDoc = { type: 'doc', content: [] };

/**
 * The content as the contract has it, built from what was sent: known nodes, marks and attributes alone. Unknown attributes
 * are dropped. Throws in words for unknown nodes and marks, unsafe links, and what is too long.
 */
export function readContent(sent: unknown): ArticleDoc {
  if (!isNode(sent) || sent['type'] !== 'doc') throw refused('articleNoDocument');
  const blocks = childrenOf(sent);
  if (blocks.length > ArticleLimit.blocks) throw refused('articleTooManyBlocks', { max: ArticleLimit.blocks });
  const doc: ArticleDoc = { type: 'doc', content: blocks.map(readBlock) };
  if (codePoints(textOf(doc)) > ArticleLimit.text) throw refused('articleTooLong', { max: ArticleLimit.text });
  return doc;
}

function readBlock(node: Node): ArticleBlock {
  switch (node['type']) {
    case 'paragraph':
      return readParagraph(node);
    case 'heading':
      return { type: 'heading', attrs: { level: attrsOf(node)['level'] === 3 ? 3 : 2 }, content: readWords(node) };
    case 'bulletList':
    case 'orderedList':
      return readList(node, 1);
    case 'blockquote':
      return { type: 'blockquote', content: childrenOf(node).map(readParagraph) };
    case 'horizontalRule':
      return { type: 'horizontalRule' };
    case 'image':
      return readImage(attrsOf(node));
    case 'matchCard':
      return { type: 'matchCard', attrs: { fixtureId: readFixtureId(attrsOf(node)['fixtureId']) } };
    default:
      throw unknownNode(node);
  }
}

function readParagraph(node: Node): Paragraph {
  if (node['type'] !== 'paragraph') throw unknownNode(node);
  return { type: 'paragraph', content: readWords(node) };
}

/** A list inside a list of the last level becomes a fault, so the depth of the result is that of the contract. */
function readList(node: Node, depth: number): List {
  if (depth > MAX_DEPTH) throw refused('articleListTooDeep', { max: MAX_DEPTH });
  const content = childrenOf(node).map((item) => readItem(item, depth)) as ArticleListItem[];
  if (node['type'] === 'bulletList') return { type: 'bulletList', content };
  const start = wholeNumber(attrsOf(node)['start'], MAX_START) ?? 1;
  return { type: 'orderedList', attrs: { start }, content };
}

function readItem(node: Node, depth: number): { type: 'listItem'; content: (Paragraph | List)[] } {
  if (node['type'] !== 'listItem') throw unknownNode(node);
  const content = childrenOf(node).map((part) => (isList(part) ? readList(part, depth + 1) : readParagraph(part)));
  return { type: 'listItem', content };
}

const isList = ({ type }: Node): boolean => type === 'bulletList' || type === 'orderedList';

function readWords(node: Node): ArticleInline[] {
  return childrenOf(node).flatMap((part): ArticleInline[] => {
    if (part['type'] === 'hardBreak') return [{ type: 'hardBreak' }];
    if (part['type'] !== 'text') throw unknownNode(part);
    const text = typeof part['text'] === 'string' ? keepSpaces(part['text']) : '';
    if (text === '') return [];
    const marks = readMarks(part['marks']);
    return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  });
}

/** Text of a node keeps a space at its ends, which parts it from the next one. */
function keepSpaces(text: string): string {
  const clean = cleanMessage(text);
  if (clean === '') return /\s/.test(text) ? ' ' : '';
  return `${/^\s/.test(text) ? ' ' : ''}${clean}${/\s$/.test(text) ? ' ' : ''}`;
}

function readMarks(sent: unknown): ArticleMark[] {
  if (sent === undefined || sent === null) return [];
  if (!Array.isArray(sent)) throw refused('articleNoDocument');
  return sent.map((mark: unknown): ArticleMark => {
    if (!isNode(mark)) throw refused('articleNoDocument');
    switch (mark['type']) {
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strike':
        return { type: mark['type'] };
      case 'link':
        return { type: 'link', attrs: { href: readLink(attrsOf(mark)['href']) } };
      default:
        throw unknownNode(mark);
    }
  });
}

function readLink(sent: unknown): string {
  const href = typeof sent === 'string' ? sent.trim() : '';
  if (href.length > MAX_LINK || !isSafeLink(href)) throw refused('articleUnsafeLink', { link: shorten(href) });
  return href;
}

/** Whether the source may be shown is decided where the uploads are known. */
function readImage(attrs: Node): ArticleBlock {
  const src = textIn(attrs['src'], MAX_SOURCE);
  if (src === '') throw refused('articlePictureSource', { source: '' });
  return {
    type: 'image',
    attrs: {
      src,
      alt: textIn(attrs['alt'], ArticleLimit.alt),
      caption: textIn(attrs['caption'], ArticleLimit.caption),
      credit: textIn(attrs['credit'], ArticleLimit.credit),
      width: wholeNumber(attrs['width'], MAX_PX),
      height: wholeNumber(attrs['height'], MAX_PX),
    },
  };
}

function readFixtureId(sent: unknown): string {
  if (typeof sent !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(sent)) throw refused('articleMatchUnknown');
  return sent;
}

function textIn(sent: unknown, max: number): string {
  const text = typeof sent === 'string' ? cleanMessage(sent) : '';
  if (codePoints(text) > max) throw refused('articleFieldTooLong', { max });
  return text;
}

function wholeNumber(sent: unknown, max: number): number | null {
  return typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= max ? sent : null;
}

const unknownNode = ({ type }: Node) =>
  refused('articleUnknownNode', { node: typeof type === 'string' ? shorten(type) : '?' });

const shorten = (text: string): string => cleanMessage(text).slice(0, 60);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function attrsOf(node: Node): Node {
  const attrs = node['attrs'];
  return isNode(attrs) ? attrs : {};
}

function childrenOf(node: Node): Node[] {
  const content = node['content'] ?? [];
  if (!Array.isArray(content) || !content.every(isNode)) throw refused('articleNoDocument');
  return content;
}

/** The nodes below one, in their order, at every depth. */
function* nodesIn(parent: Node): Generator<Node> {
  for (const node of childrenOf(parent)) {
    yield node;
    yield* nodesIn(node);
  }
}

/** The words of the content, blocks parted by a space. */
export function textOf(doc: ArticleDoc): string {
  let text = '';
  for (const node of nodesIn(doc)) {
    if (node['type'] === 'text') text += String(node['text']);
    else if (node['type'] === 'image') text += ` ${String(attrsOf(node)['caption'])} `;
    else text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

export const imagesOf = (doc: ArticleDoc): Extract<ArticleBlock, { type: 'image' }>[] =>
  doc.content.filter((block) => block.type === 'image');

export const fixtureIdsOf = (doc: ArticleDoc): string[] =>
  doc.content.flatMap((block) => (block.type === 'matchCard' ? [block.attrs.fixtureId] : []));

const WORDS_PER_MINUTE = 220;

/** Vietnamese is written in syllables, so a word here is one of them. */
export function readMinutesOf(doc: ArticleDoc): number {
  const words = textOf(doc).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
