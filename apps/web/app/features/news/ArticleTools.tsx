import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { Icon, IconButton, icons, Num } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';
import { useNewsWords } from '../../domains/news';
import { SaveArticle } from './SaveArticle';
import { COMMENTS } from './TocRail';
import type { useTextSize } from './use-text-size';
import type { Share } from './use-share';

interface ArticleToolsProps {
  readonly article: ArticleInfo;
  /** The same with the reader's own bookmark; undefined while it loads. */
  readonly own: ArticleInfo | undefined;
  readonly text: ReturnType<typeof useTextSize>;
  readonly share: Share;
}

/** What a reader does with an article: go to its comments, change the size of its letters, print and share it. */
export function ArticleTools({ article, own, text, share }: ArticleToolsProps) {
  const { grouped } = useNumbers();
  const { t } = useNewsWords();
  const { totalComments: comments } = article;
  return (
    <div role="group" aria-label={t('tools')} css={bar}>
      <a
        href={`#${COMMENTS}`}
        css={count}
        aria-label={t('commentsLabel', { number: grouped(comments), count: comments })}
      >
        <Icon icon={icons.message} size={18} />
        <Num>{grouped(comments)}</Num>
      </a>
      <SaveArticle own={own} />
      <span css={end}>
        <IconButton
          icon={icons.letterSize}
          label={t('size', { size: t(`sizes.${text.size}`) })}
          onClick={text.change}
        />
        <IconButton
          icon={icons.printer}
          label={t('print')}
          onClick={() => {
            window.print();
          }}
        />
        <span css={wideOnly}>
          <IconButton icon={icons.link} label={t('copyLink')} onClick={share.copy} />
        </span>
        <IconButton icon={icons.share} label={t('share')} onClick={share.share} />
      </span>
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border-block: 1px solid var(--c-line);
  @media print {
    display: none;
  }
`;

const count = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 10px;
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
`;

const end = css`
  display: flex;
  margin-inline-start: auto;
`;

/* On phones the row below the article has it. */
const wideOnly = css`
  @media (max-width: 767px) {
    display: none;
  }
`;
