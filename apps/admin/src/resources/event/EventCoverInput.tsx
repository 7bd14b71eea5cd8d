import { css } from '@emotion/react';
import type { EventCover } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useInput } from 'react-admin';
import { PictureFile } from '../../pictures/PictureFile';
import { useResourceWords } from '../../i18n/use-resource-words';
import { Words } from '../article/editor/PictureView';
import { useArticleWords } from '../article/use-article-words';

const ALT = 300;

/** The picture of an event, with what one sees in it. */
export function EventCoverInput() {
  const t = useResourceWords('event');
  const words = useArticleWords();
  const { field } = useInput<EventCover | null>({ source: 'cover', parse: (value: EventCover | null) => value });
  const cover = field.value as EventCover | null;
  return (
    <fieldset css={box}>
      <legend>{t('fields.cover')}</legend>
      {cover && <img src={cover.url} alt={cover.alt} />}
      {cover && (
        <Words
          label={words('picture.alt')}
          value={cover.alt}
          max={ALT}
          fault={cover.alt.trim() === '' ? words('picture.altMissing') : undefined}
          onChange={(alt) => field.onChange({ ...cover, alt })}
        />
      )}
      <PictureFile
        label={words('editor.chooseCover')}
        onPicture={({ url, width, height }) => field.onChange({ url, width, height, alt: cover?.alt ?? '' })}
      >
        {cover && (
          <Button look="quiet" icon={icons.close} onClick={() => field.onChange(null)}>
            {words('editor.removeCover')}
          </Button>
        )}
      </PictureFile>
    </fieldset>
  );
}

const box = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
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
