import { css } from '@emotion/react';
import { Picture } from '@khandai/ui-kit';
import { useNewsWords, type RichPicture } from '../../domains/news';

interface ArticleFigureProps {
  readonly picture: RichPicture;
  readonly eager?: boolean | undefined;
  readonly onOpen: () => void;
}

/** Size of a picture whose own is not known, in its proportions. */
const UNKNOWN = { width: 1280, height: 720 };

/** A picture of an article with its caption and its maker. A press shows it over the whole window. */
export function ArticleFigure({ picture, eager, onOpen }: ArticleFigureProps) {
  const { t } = useNewsWords();
  const { src, alt, caption, credit, width, height } = picture;
  const size = width && height ? { width, height } : UNKNOWN;
  return (
    <figure>
      <button
        type="button"
        css={press}
        aria-haspopup="dialog"
        aria-label={alt === '' ? t('openPlain') : t('openPicture', { alt })}
        onClick={onOpen}
      >
        <Picture src={src} alt={alt} {...size} sizes="(min-width: 1200px) 44rem, 100vw" eager={eager} css={image} />
      </button>
      {(caption !== '' || credit !== '') && (
        <figcaption>
          {caption}
          {caption !== '' && credit !== '' && ' '}
          {credit !== '' && t('credit', { credit })}
        </figcaption>
      )}
    </figure>
  );
}

const press = css`
  display: block;
  width: 100%;
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--c-sunken);
  cursor: zoom-in;
  &:focus-visible {
    border-radius: var(--r-3);
  }
`;

const image = css`
  display: block;
  width: 100%;
  height: auto;
  max-height: 80vh;
  object-fit: contain;
  @media print {
    max-height: 40vh;
    object-position: 0 0;
  }
`;
