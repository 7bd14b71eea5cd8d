import { css } from '@emotion/react';
import { Hidden } from '@khandai/ui-kit';
import type { ArticleFields } from './article-fields';
import { compareLines, linesOf } from './compare-texts';
import { useArticleWords } from './use-article-words';

/** Two texts of an article, line by line: what is only in the former one, and what only in the new one. */
export function Comparison({ before, after }: { before: ArticleFields; after: ArticleFields }) {
  const t = useArticleWords();
  const lines = compareLines(linesOf(before), linesOf(after));
  if (lines.every(({ change }) => change === 'same')) return <p>{t('history.same')}</p>;
  return (
    <ol css={list}>
      {lines.map(({ text, change }, n) => (
        <li key={n} data-change={change}>
          {change !== 'same' && <Hidden>{change === 'added' ? t('history.added') : t('history.removed')}: </Hidden>}
          {text}
        </li>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: 2px;
  overflow-y: auto;
  max-height: 60dvh;
  overflow-wrap: anywhere;
  & li {
    padding: 2px var(--sp-2) 2px var(--sp-6);
    border-radius: var(--r-1);
    color: var(--c-muted);
  }
  & li[data-change='added'] {
    background: var(--c-up-tint);
    color: var(--c-text);
  }
  & li[data-change='added']::before {
    content: '+ ';
    margin-left: calc(-1 * var(--sp-4));
  }
  & li[data-change='removed'] {
    background: var(--c-down-tint);
    color: var(--c-text);
  }
  & li[data-change='removed']::before {
    content: '− ';
    margin-left: calc(-1 * var(--sp-4));
  }
`;
