import { type Static, type TSchema, Type } from 'typebox';

/*
 * The content of an article: a ProseMirror document of a closed set of nodes. A node or mark that is not here is refused
 * by the server. Lists nest up to three levels.
 */

const Mark = Type.Union([
  Type.Object({ type: Type.Enum(['bold', 'italic', 'underline', 'strike']) }),
  /** A path of this site, http or https. */
  Type.Object({ type: Type.Literal('link'), attrs: Type.Object({ href: Type.String() }) }),
]);
export type ArticleMark = Static<typeof Mark>;

const Inline = Type.Union([
  Type.Object({ type: Type.Literal('text'), text: Type.String(), marks: Type.Optional(Type.Array(Mark)) }),
  Type.Object({ type: Type.Literal('hardBreak') }),
]);
export type ArticleInline = Static<typeof Inline>;

const Words = Type.Optional(Type.Array(Inline));
const Paragraph = Type.Object({ type: Type.Literal('paragraph'), content: Words });
const Heading = Type.Object({
  type: Type.Literal('heading'),
  attrs: Type.Object({ level: Type.Enum([2, 3]) }),
  content: Words,
});

const bulletList = <I extends TSchema>(item: I) =>
  Type.Object({ type: Type.Literal('bulletList'), content: Type.Array(item) });
const orderedList = <I extends TSchema>(item: I) =>
  Type.Object({
    type: Type.Literal('orderedList'),
    attrs: Type.Optional(Type.Object({ start: Type.Integer() })),
    content: Type.Array(item),
  });
const ItemOfThird = Type.Object({ type: Type.Literal('listItem'), content: Type.Array(Paragraph) });
const ItemOfSecond = Type.Object({
  type: Type.Literal('listItem'),
  content: Type.Array(Type.Union([Paragraph, bulletList(ItemOfThird), orderedList(ItemOfThird)])),
});
const Item = Type.Object({
  type: Type.Literal('listItem'),
  content: Type.Array(Type.Union([Paragraph, bulletList(ItemOfSecond), orderedList(ItemOfSecond)])),
});

/** A picture: a file that the desk uploaded, or one of a host that the operator allows. */
const Image = Type.Object({
  type: Type.Literal('image'),
  attrs: Type.Object({
    src: Type.String(),
    /** What one sees. */
    alt: Type.String(),
    caption: Type.String(),
    credit: Type.String(),
    /** In pixels; null when unknown. */
    width: Type.Union([Type.Integer(), Type.Null()]),
    height: Type.Union([Type.Integer(), Type.Null()]),
  }),
});

const Block = Type.Union([
  Paragraph,
  Heading,
  bulletList(Item),
  orderedList(Item),
  Type.Object({ type: Type.Literal('blockquote'), content: Type.Array(Paragraph) }),
  Type.Object({ type: Type.Literal('horizontalRule') }),
  Image,
  /** The card of a match, which stays live. */
  Type.Object({ type: Type.Literal('matchCard'), attrs: Type.Object({ fixtureId: Type.String() }) }),
]);
export type ArticleBlock = Static<typeof Block>;
export type ArticleListItem = Static<typeof Item>;

export const ArticleDoc = Type.Object({ type: Type.Literal('doc'), content: Type.Array(Block) });
export type ArticleDoc = Static<typeof ArticleDoc>;
