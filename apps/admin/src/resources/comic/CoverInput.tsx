import { css } from '@emotion/react';
import type { PostSource } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { groupCss } from '../../media/group.styles';
import { PictureFile } from '../../pictures/PictureFile';

/** The uploaded cover of a comic. */
export function CoverInput({ stored }: { readonly stored: PostSource | null | undefined }) {
  const t = useResourceWords('comic');
  const { field } = useInput<number | null>({ source: 'coverId', defaultValue: null });
  const [sent, setSent] = useState<PostSource>();
  const cover = [sent, stored].find((one) => one?.sourceId === field.value);
  return (
    <fieldset css={groupCss}>
      <legend>{t('fields.coverId')}</legend>
      {cover ? <img src={cover.url} alt={t('fields.coverId')} css={picture} /> : <p>{t('cover.none')}</p>}
      <PictureFile
        label={t(cover ? 'cover.change' : 'cover.choose')}
        onPicture={(made) => {
          setSent(made);
          field.onChange(made.sourceId);
        }}
      >
        {cover && (
          <Button look="quiet" icon={icons.close} onClick={() => field.onChange(null)}>
            {t('cover.remove')}
          </Button>
        )}
      </PictureFile>
    </fieldset>
  );
}

const picture = css`
  width: 8rem;
  aspect-ratio: 2 / 3;
  border-radius: var(--r-2);
  object-fit: cover;
`;
