import { css } from '@emotion/react';
import type { ArticleInfo } from '@khandai/contracts';
import { Prose, type ProseProps } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  picturesOf,
  type RichHeading,
  type RichNode,
  type RichPicture,
  RichText,
  useNewsWords,
} from '../../domains/news';
import { LiveMatchCard } from '../../domains/schedule';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { isMatchCard, matchOf } from './article-parts';
import { ArticleFigure } from './ArticleFigure';

const loadPictures = () => import('./ArticlePictures').then(({ ArticlePictures }) => ArticlePictures);

interface ArticleBodyProps {
  readonly article: ArticleInfo;
  readonly content: RichNode;
  readonly headings: ReadonlyMap<RichNode, RichHeading>;
  readonly size: ProseProps['size'];
}

/** The cover and the text of an article, with its pictures and the live cards of its matches. */
export const ArticleBody = observer(function ArticleBody({ article, content, headings, size }: ArticleBodyProps) {
  const { t } = useNewsWords();
  const [open, show] = useState<number>();
  const close = () => {
    show(undefined);
  };
  const Pictures = useLazyPart(open !== undefined, loadPictures, close);
  const { cover, fixtures, title } = article;
  const inText = picturesOf(content);
  const first: readonly RichPicture[] = cover ? [{ ...cover, src: cover.url, caption: '' }] : [];
  const pictures = [...first, ...inText.values()];
  const figure = (picture: RichPicture | undefined, eager = false) =>
    picture && (
      <ArticleFigure
        picture={picture}
        eager={eager}
        onOpen={() => {
          show(pictures.indexOf(picture));
        }}
      />
    );
  const block = (node: RichNode) => {
    if (!isMatchCard(node)) return figure(inText.get(node));
    const fixture = matchOf(node, fixtures);
    return fixture ? (
      <div data-embed css={embed}>
        <LiveMatchCard fixture={fixture} />
      </div>
    ) : (
      <p css={gone}>{t('matchGone')}</p>
    );
  };
  return (
    <>
      <Prose size={size}>
        {figure(first[0], true)}
        <RichText content={content} headings={headings} block={block} />
      </Prose>
      {open !== undefined && Pictures && <Pictures pictures={pictures} start={open} title={title} onClose={close} />}
    </>
  );
});

/* Paper leads nowhere. */
const embed = css`
  @media print {
    & a[href*='/truc-tiep/'],
    & button {
      display: none;
    }
  }
`;

const gone = css`
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  color: var(--c-muted);
`;
