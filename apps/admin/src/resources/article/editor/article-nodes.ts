import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { MatchView } from './MatchView';
import { PictureView } from './PictureView';

/** Narrower than tiptap's own content, because the contract of an article is. */
const CONTENT: Readonly<Record<string, string>> = {
  blockquote: 'paragraph+',
  listItem: 'paragraph (paragraph | bulletList | orderedList)*',
};

const Base = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const content = CONTENT[extension.name];
      return content !== undefined && extension instanceof Node ? extension.extend({ content }) : extension;
    });
  },
}).configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  link: { openOnClick: false, defaultProtocol: 'https' },
});

const hidden = (name: string, empty: unknown) => ({
  default: empty,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? empty,
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

const Picture = Image.extend({
  draggable: true,
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      caption: hidden('caption', ''),
      credit: hidden('credit', ''),
      width: { default: null },
      height: { default: null },
    };
  },
  // Pictures of other sites are not pasted: their addresses may end, and their owners may not agree.
  parseHTML() {
    return [{ tag: 'img[data-caption]' }];
  },
  addNodeView() {
    return ReactNodeViewRenderer(PictureView);
  },
});

const MatchCard = Node.create({
  name: 'matchCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { fixtureId: { default: '' } };
  },
  parseHTML() {
    return [{ tag: 'match-card' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['match-card', mergeAttributes(HTMLAttributes)];
  },
  addNodeView() {
    return ReactNodeViewRenderer(MatchView);
  },
});

/** The nodes and marks of an article. Anything else that is pasted is reduced to them. */
export const articleNodes: Extensions = [Base, Picture, MatchCard];
