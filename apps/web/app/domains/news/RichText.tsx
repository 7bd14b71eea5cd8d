import { KitLink } from '@khandai/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { linkTarget, numberAttr, type RichHeading, type RichMark, type RichNode, textAttr } from './rich-text';

export interface RichTextProps {
  /** A ProseMirror document. Nodes and marks that this site does not know are left out; the text in them stays. */
  readonly content: RichNode;
  /** Ids of the headings, from `headingsOf`. */
  readonly headings?: ReadonlyMap<RichNode, RichHeading> | undefined;
  /** Draws the nodes that are no text: pictures and match cards. */
  readonly block?: ((node: RichNode) => ReactNode) | undefined;
}

/** A document as React elements. Text stays text: nothing of it becomes markup. */
export function RichText({ content, headings, block }: RichTextProps) {
  return <Blocks nodes={content.content} headings={headings} block={block} />;
}

function Blocks({ nodes = [], ...rest }: Omit<RichTextProps, 'content'> & { nodes: RichNode['content'] }) {
  return nodes.map((node, index) => <Block key={index} node={node} {...rest} />);
}

function Block({ node, headings, block }: Omit<RichTextProps, 'content'> & { node: RichNode }): ReactNode {
  const within = <Blocks nodes={node.content} headings={headings} block={block} />;
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={node.content} />
        </p>
      );
    case 'heading': {
      const heading = headings?.get(node);
      const Title = numberAttr(node, 'level') === 3 ? 'h3' : 'h2';
      return (
        <Title id={heading?.id}>
          <Inline nodes={node.content} />
        </Title>
      );
    }
    case 'bulletList':
      return <ul>{within}</ul>;
    case 'orderedList':
      return <ol start={numberAttr(node, 'start')}>{within}</ol>;
    case 'listItem':
      return <li>{within}</li>;
    case 'blockquote':
      return <blockquote>{within}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'text':
    case 'hardBreak':
      return <Inline nodes={[node]} />;
    default:
      return block?.(node) ?? within;
  }
}

function Inline({ nodes = [] }: { nodes: RichNode['content'] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'hardBreak' ? (
        <br />
      ) : node.text === undefined ? (
        <Inline nodes={node.content} />
      ) : (
        (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => marked(mark, inner), node.text)
      )}
    </Fragment>
  ));
}

function marked(mark: RichMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'link':
      return link(textAttr(mark, 'href'), inner);
    default:
      return inner;
  }
}

function link(href: string, inner: ReactNode): ReactNode {
  const target = linkTarget(href);
  if (!target) return inner;
  if (target.isOurs) return <KitLink href={target.href}>{inner}</KitLink>;
  return (
    <a href={target.href} target="_blank" rel="nofollow noopener noreferrer ugc">
      {inner}
    </a>
  );
}
