import type { ArticleDoc } from '@khandai/contracts';

/** What the demo writes of an article. A line of the text is a block: `## ` a heading, `- ` an item of a list, `> ` a quotation. */
export interface NewsDraft {
  readonly title: string;
  readonly summary: string;
  /** Slug of its category. */
  readonly category: string;
  readonly lines: readonly string[];
  readonly hashtags: readonly string[];
  /** The match that it is about; its card follows the first paragraph. */
  readonly fixtureId?: string;
}

const words = (text: string) => [{ type: 'text' as const, text }];
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) });

type Block = ArticleDoc['content'][number];

export function contentOf({ lines, fixtureId }: Pick<NewsDraft, 'lines' | 'fixtureId'>): ArticleDoc {
  const content: Block[] = [];
  for (const line of lines) {
    const last = content.at(-1);
    if (line.startsWith('- ')) {
      const item = { type: 'listItem' as const, content: [paragraph(line.slice(2))] };
      if (last?.type === 'bulletList') last.content.push(item);
      else content.push({ type: 'bulletList', content: [item] });
    } else content.push(blockOf(line));
  }
  if (fixtureId !== undefined) content.splice(1, 0, { type: 'matchCard', attrs: { fixtureId } });
  return { type: 'doc', content };
}

function blockOf(line: string): Block {
  if (line.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: words(line.slice(3)) };
  if (line.startsWith('> ')) return { type: 'blockquote', content: [paragraph(line.slice(2))] };
  return paragraph(line);
}
