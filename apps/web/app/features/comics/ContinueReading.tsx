import { css } from '@emotion/react';
import { clipCss, Hidden, KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import {
  Cover,
  type ReadStore,
  resumePath,
  type UnfinishedComic,
  useComicWords,
  useUnfinishedComics,
} from '../../domains/comics';

const MAX = 4;

/** Comics that the reader has not read to their end. */
export const ContinueReading = observer(function ContinueReading({ read }: { readonly read: ReadStore }) {
  const { t } = useComicWords();
  const rows = useUnfinishedComics(read).slice(0, MAX);
  if (rows.length === 0) return null;
  return (
    <Panel title={t('continue')}>
      <ul>
        {rows.map((row, index) => (
          <li key={row.comic.titleId}>
            <Row {...row} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function Row({ comic, at, isFirst }: UnfinishedComic & { readonly isFirst: boolean }) {
  const { t } = useComicWords();
  const { title, cover, lastChapter } = comic;
  const percent = Math.round((100 * at.page) / at.totalPages);
  const last = lastChapter?.number ?? at.number;
  return (
    <article css={row}>
      <span css={thumb}>
        <Cover cover={cover} sizes="56px" />
      </span>
      <div css={words}>
        <h3 css={name}>
          <KitLink href={resumePath(comic, at)} css={link}>
            <Hidden>{t('readOf', { title })}</Hidden>
            <span aria-hidden="true" css={clipCss}>
              {title}
            </span>
          </KitLink>
        </h3>
        <p css={meta}>
          {at.isRead
            ? t('hasNew', { last, number: at.number })
            : `${t('chapter', { number: at.number })} · ${t('at', { page: at.page, total: at.totalPages })}`}
        </p>
        {!at.isRead && (
          <span css={meter}>
            <Hidden>{t('percent', { percent })}</Hidden>
            <i style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </div>
      <span css={[button, isFirst && primary]} aria-hidden="true">
        {t('read')}
      </span>
    </article>
  );
}

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: center;
  padding: var(--sp-3) var(--sp-4);
  &:hover {
    background: var(--c-hover);
  }
  li + li > & {
    border-top: 1px solid var(--c-line);
  }
`;

const thumb = css`
  display: block;
`;

const words = css`
  display: grid;
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  line-height: 20px;
  min-width: 0;
`;

const link = css`
  display: block;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const meta = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const meter = css`
  display: block;
  height: 4px;
  margin-top: 6px;
  border-radius: 2px;
  background: var(--c-fill);
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    background: var(--c-accent-fill);
  }
`;

/* The name's link covers the row; this says what it does. */
const button = css`
  display: grid;
  place-items: center;
  min-height: 32px;
  padding: 0 var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-text);
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
`;

const primary = css`
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
`;
