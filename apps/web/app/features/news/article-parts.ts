import type { ArticleInfo, Fixture } from '@khandai/contracts';
import { type RichNode, textAttr } from '../../domains/news';

const CARD = 'matchCard';
/** The card of the article's match comes behind this paragraph. */
const CARD_AFTER = 2;

/** The content with the card of the article's match in it: the editor's, or one behind the second paragraph. */
export function withMatchCard({ content, match }: Pick<ArticleInfo, 'content' | 'match'>): RichNode {
  const nodes: readonly RichNode[] = content.content;
  const isThere = nodes.some((node) => node.type === CARD && textAttr(node, 'fixtureId') === match?.fixtureId);
  if (match === null || isThere) return content;
  const paragraphs = nodes.flatMap((node, index) => (node.type === 'paragraph' ? [index] : []));
  const last = paragraphs[Math.min(CARD_AFTER, paragraphs.length) - 1] ?? -1;
  const card: RichNode = { type: CARD, attrs: { fixtureId: match.fixtureId } };
  return { type: 'doc', content: [...nodes.slice(0, last + 1), card, ...nodes.slice(last + 1)] };
}

/** The match of a card; undefined for other nodes, and for a match that is no longer on the site. */
export const matchOf = (node: RichNode, fixtures: readonly Fixture[]): Fixture | undefined =>
  fixtures.find(({ fixtureId }) => fixtureId === textAttr(node, 'fixtureId'));

export const isMatchCard = ({ type }: RichNode): boolean => type === CARD;
