import { css } from '@emotion/react';
import { required, TextInput, useInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { PictureFile } from '../../pictures/PictureFile';
import { pictureAddress } from '../addresses';

/** The picture of a banner: uploaded from the device, or the address of one that is on the site already. */
export function BannerPicture() {
  const t = useResourceWords('banner');
  const { field } = useInput({ source: 'imageUrl' });
  return (
    <div css={root}>
      <PictureFile label={t('upload')} onPicture={({ url }) => field.onChange(url)} />
      <TextInput
        source="imageUrl"
        label={t('fields.imageUrl')}
        helperText={t('help.imageUrl')}
        validate={[required(), pictureAddress]}
      />
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
`;
