import { css } from '@emotion/react';
import type { ComicCard, ComicProgress } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { comicPath, Cover, useComicWords } from '../../domains/comics';

interface ComicTileProps {
  readonly comic: ComicCard;
  /** The chapter that the reader read last. */
  readonly at: ComicProgress | undefined;
  readonly eager?: boolean;
}

/** A comic in the library: its cover, its name, how far it is, and how far the reader is. */
export function ComicTile({ comic, at, eager }: ComicTileProps) {
  const { t } = useComicWords();
  const { slug, title, cover, isNew, state, totalChapters, lastChapter, simulated } = comic;
  const last = lastChapter ? t('chapter', { number: lastChapter.number }) : t('noChapter');
  const progress = state === 'complete' && lastChapter ? t('completeOf', { total: totalChapters }) : last;
  return (
    <article css={tile}>
      <Cover cover={cover} sizes="(min-width: 1200px) 168px, (min-width: 768px) 25vw, 33vw" eager={eager}>
        {isNew && <span css={fresh}>{t('fresh')}</span>}
      </Cover>
      <h3 css={name}>
        <KitLink href={comicPath(slug)} css={link}>
          {title}
        </KitLink>
      </h3>
      {at && <p css={own}>{readText(comic, at, t)}</p>}
      <p css={meta}>{simulated ? `${progress} · ${t('simulated')}` : progress}</p>
    </article>
  );
}

function readText(
  { lastChapter }: Pick<ComicCard, 'lastChapter'>,
  { number, isRead }: ComicProgress,
  t: ReturnType<typeof useComicWords>['t'],
): string {
  const last = lastChapter?.number ?? number;
  if (!isRead) return t('goOn', { number });
  return last > number ? t('hasNew', { last, number }) : t('isRead');
}

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const fresh = css`
  position: absolute;
  right: 6px;
  bottom: 6px;
  padding: 0 7px;
  border-radius: var(--r-1);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  font-size: var(--fs-11);
  font-weight: var(--fw-semi);
  line-height: 20px;
`;

const name = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const link = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
  }
  &:hover {
    color: var(--c-accent);
  }
`;

const own = css`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--c-accent);
`;

const meta = css`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--c-muted);
`;
