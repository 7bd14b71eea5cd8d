import { css } from '@emotion/react';
import { type ArticleCover, ArticleLimit } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { PictureFile } from '../../pictures/PictureFile';
import { Words } from './editor/PictureView';
import { useArticleWords } from './use-article-words';

interface CoverFieldProps {
  readonly cover: ArticleCover | null;
  readonly onChange: (next: ArticleCover | null) => void;
}

/** The picture of lists and of the head of the article. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const t = useArticleWords();
  return (
    <fieldset css={box}>
      <legend>{t('editor.cover')}</legend>
      {cover && <img src={cover.url} alt={cover.alt} />}
      {cover && (
        <Words
          label={t('picture.alt')}
          value={cover.alt}
          max={ArticleLimit.alt}
          fault={cover.alt.trim() === '' ? t('picture.altMissing') : undefined}
          onChange={(alt) => onChange({ ...cover, alt })}
        />
      )}
      {cover && (
        <Words
          label={t('picture.credit')}
          value={cover.credit}
          max={ArticleLimit.credit}
          onChange={(credit) => onChange({ ...cover, credit })}
        />
      )}
      <PictureFile
        label={t('editor.chooseCover')}
        onPicture={({ url, width, height }) =>
          onChange({ url, width, height, alt: cover?.alt ?? '', credit: cover?.credit ?? '' })
        }
      >
        {cover && (
          <Button look="quiet" icon={icons.close} onClick={() => onChange(null)}>
            {t('editor.removeCover')}
          </Button>
        )}
      </PictureFile>
    </fieldset>
  );
}

const box = css`
  display: grid;
  gap: var(--sp-2);
  justify-items: start;
  & legend {
    margin-bottom: var(--sp-1);
    padding: 0;
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & img {
    max-width: 100%;
    max-height: 12rem;
    height: auto;
    border-radius: var(--r-2);
  }
`;
