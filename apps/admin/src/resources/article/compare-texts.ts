import type { ArticleFields } from './article-fields';

export interface Line {
  readonly text: string;
  /** Only in the former text, only in the new one, or in both. */
  readonly change: 'removed' | 'added' | 'same';
}

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Node[] | undefined;
}

/** The article as lines: one for each field and each block of the text. */
export function linesOf({ title, summary, content, hashtags, cover }: ArticleFields): string[] {
  const blocks = content.content.flatMap((block: Node) => blockLines(block));
  const tags = hashtags.map((tag) => `#${tag}`).join(' ');
  return [title, summary, ...blocks, tags, cover?.url ?? ''].filter((line) => line !== '');
}

function blockLines(node: Node): string[] {
  if (node.type === 'image') return [[node.attrs?.['alt'], node.attrs?.['caption']].join(' · ')];
  if (node.type === 'matchCard') return [`▸ ${String(node.attrs?.['fixtureId'])}`];
  if (node.type.endsWith('List') || node.type === 'listItem' || node.type === 'blockquote')
    return (node.content ?? []).flatMap(blockLines);
  return [(node.content ?? []).map(({ text }) => text ?? ' ').join('')];
}

/** What was taken away and what was added between two texts, in the order of reading: the longest common sequence stays. */
export function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  const common = lengths(before, after);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [old, next] = [before[a], after[b]];
    if (old !== undefined && old === next) {
      lines.push({ text: old, change: 'same' });
      a += 1;
      b += 1;
    } else if (old !== undefined && (next === undefined || at(common, a + 1, b) >= at(common, a, b + 1))) {
      lines.push({ text: old, change: 'removed' });
      a += 1;
    } else if (next !== undefined) {
      lines.push({ text: next, change: 'added' });
      b += 1;
    }
  }
  return lines;
}

const at = (table: readonly (readonly number[])[], a: number, b: number): number => table[a]?.[b] ?? 0;

/** Of the longest common sequences of every two ends of the texts. */
function lengths(before: readonly string[], after: readonly string[]): number[][] {
  const table: number[][] = [];
  for (let a = before.length - 1; a >= 0; a -= 1) {
    const row: number[] = [];
    for (let b = after.length - 1; b >= 0; b -= 1)
      row[b] = before[a] === after[b] ? at(table, a + 1, b + 1) + 1 : Math.max(at(table, a + 1, b), row[b + 1] ?? 0);
    table[a] = row;
  }
  return table;
}
