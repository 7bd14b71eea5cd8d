import { css } from '@emotion/react';
import { KitLink, Num, numCss, Panel } from '@khandai/ui-kit';
import { comicPath, useComicWords } from '../../domains/comics';
import { useNumbers } from '../../i18n/use-numbers';
import type { ComicFacets } from './load-comics';

/** The comics with the most readers of the last seven days. */
export function MostReadComics({ list }: { readonly list: ComicFacets['mostRead'] }) {
  const { shortCount } = useNumbers();
  const { t } = useComicWords();
  return (
    <Panel title={t('mostRead')}>
      <ol css={items}>
        {list.map(({ titleId, slug, title, reads }, index) => (
          <li key={titleId}>
            <KitLink href={comicPath(slug)} css={item}>
              <span css={place} aria-hidden="true">
                {index + 1}
              </span>
              <span css={words}>
                <b>{title}</b>
                <small>
                  <Num>{shortCount(reads)}</Num> {t('reads')}
                </small>
              </span>
            </KitLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const items = css`
  display: grid;
  padding-bottom: var(--sp-2);
`;

const item = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--sp-2);
  padding: 10px var(--sp-4);
  &:hover b {
    color: var(--c-accent);
  }
`;

const place = css`
  ${numCss};
  font-size: var(--fs-20);
  font-weight: var(--fw-semi);
  line-height: 24px;
  color: var(--c-muted);
`;

const words = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  & > b {
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
