import { css } from '@emotion/react';
import { icons, KitLink, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { chapterPath, comicPath, useComicWords } from '../../domains/comics';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { MoreComics } from './MoreComics';
import type { ReaderStore } from './ReaderStore';

/** Behind the last page: the next chapter, or other comics, and where the pictures come from. */
export const ChapterEnd = observer(function ChapterEnd({ reader }: { readonly reader: ReaderStore }) {
  const { grouped } = useNumbers();
  const { t } = useComicWords();
  const { viewer } = useServices();
  const { chapter, nextChapter: next } = reader;
  const { comic, number, reads, licence } = chapter;
  return (
    <section css={root} aria-label={t('reader.end', { number })}>
      <p css={quiet}>
        {[t('reader.end', { number }), reads > 0 && t('reader.readBy', { number: grouped(reads) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {next ? (
        <LinkButton look="primary" icon={icons.chevronRight} href={chapterPath(comic.slug, next.number)}>
          {next.name === ''
            ? t('reader.next', { number: next.number })
            : t('reader.nextNamed', { number: next.number, name: next.name })}
        </LinkButton>
      ) : (
        <>
          <p>{t(comic.state === 'complete' ? 'reader.over' : 'reader.last')}</p>
          <MoreComics titleId={comic.titleId} />
        </>
      )}
      <span css={links}>
        <KitLink href={comicPath(comic.slug)} css={link}>
          {t('reader.toComic')}
        </KitLink>
        <KitLink href={`${comicPath(comic.slug)}#binh-luan`} css={link}>
          {t('comments')}
        </KitLink>
      </span>
      {viewer.isKnown && !viewer.isMember && <p css={quiet}>{t('reader.guest')}</p>}
      <p css={quiet}>
        {t('licence', {
          holder: licence.holder,
          kind: t(`licenceKinds.${licence.kind}`),
          source: licence.source,
        })}
      </p>
    </section>
  );
});

const root = css`
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  max-width: 720px;
  margin: 0 auto;
  padding: var(--sp-8) var(--sp-4);
  text-align: center;
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--sp-4);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  text-decoration: underline;
`;
