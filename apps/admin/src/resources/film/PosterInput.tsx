import { css } from '@emotion/react';
import type { PostSource } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { groupCss } from '../../media/group.styles';
import { PictureFile } from '../../pictures/PictureFile';

/** The poster of a film, an upright picture. */
export function PosterInput({ stored }: { readonly stored: readonly PostSource[] }) {
  const t = useResourceWords('film');
  const { field } = useInput<number | null>({ source: 'posterId', defaultValue: null });
  const [sent, setSent] = useState<PostSource>();
  const poster = [sent, ...stored].find((one) => one?.sourceId === field.value);
  return (
    <fieldset css={groupCss}>
      <legend>{t('fields.posterId')}</legend>
      {poster && <img src={poster.url} alt={t('fields.posterId')} css={picture} />}
      <PictureFile
        label={t(poster ? 'poster.change' : 'poster.choose')}
        onPicture={(made) => {
          setSent(made);
          field.onChange(made.sourceId);
        }}
      >
        {poster && (
          <Button look="quiet" icon={icons.close} onClick={() => field.onChange(null)}>
            {t('poster.remove')}
          </Button>
        )}
      </PictureFile>
    </fieldset>
  );
}

const picture = css`
  width: 8rem;
  border-radius: var(--r-2);
`;
