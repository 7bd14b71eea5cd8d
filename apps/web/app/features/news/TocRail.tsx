import { css } from '@emotion/react';
import { Num } from '@khandai/ui-kit';
import { useNewsWords, type RichHeading } from '../../domains/news';
import { useCurrentHeading } from './use-current-heading';

interface TocRailProps {
  readonly headings: readonly RichHeading[];
  readonly comments: number;
}

/** The parts of an article, with the one that is being read. */
export function TocRail({ headings, comments }: TocRailProps) {
  const { t } = useNewsWords();
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <nav aria-labelledby="article-parts">
      <h2 id="article-parts" css={title}>
        {t('inArticle')}
      </h2>
      <ul css={list}>
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              css={[link, level === 3 && deeper]}
              {...(id === current && { 'aria-current': 'location' })}
            >
              {text}
            </a>
          </li>
        ))}
        <li>
          <a href={`#${COMMENTS}`} css={link}>
            <Num>{t('toComments', { number: comments })}</Num>
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Id of the comments of an article. */
export const COMMENTS = 'binh-luan';

const title = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  line-height: 2rem;
  padding: 0 10px;
  color: var(--c-muted);
`;

const list = css`
  display: grid;
  gap: 2px;
  margin-inline-start: 10px;
  border-inline-start: 1px solid var(--c-line-strong);
`;

const link = css`
  display: block;
  padding: 6px 12px;
  margin-inline-start: -1.5px;
  border-inline-start: 2px solid transparent;
  font-size: var(--fs-13);
  line-height: 1.4;
  color: var(--c-muted);
  overflow-wrap: anywhere;
  &:hover {
    color: var(--c-text);
  }
  &[aria-current] {
    color: var(--c-text);
    font-weight: var(--fw-medium);
    border-inline-start-color: var(--c-accent);
  }
`;

const deeper = css`
  padding-inline-start: 24px;
`;
