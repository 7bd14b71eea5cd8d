import { css } from '@emotion/react';
import {
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { isPictureAddress, linkAddress } from '../addresses';
import { TimeInput } from '../TimeInput';
import { BannerPicture } from './BannerPicture';

const POSITIONS = ['HOME_LEFT', 'HOME_RIGHT'] as const;
/** Banners are as high as this, so that the form does not move when the picture arrives. */
const PICTURE = { width: 160, height: 500 } as const;

const BLANK = { position: 'HOME_LEFT', sort: 0, active: true, domain: null, startsAt: null, endsAt: null } as const;

export function BannerEdit() {
  return (
    <DeskEdit>
      <BannerFields />
    </DeskEdit>
  );
}

export function BannerCreate() {
  return (
    <DeskCreate>
      <BannerFields />
    </DeskCreate>
  );
}

function BannerFields() {
  const t = useResourceWords('banner');
  const positions = POSITIONS.map((id) => ({ id, name: t(`positions.${id}`) }));
  return (
    <DeskForm blank={BLANK}>
      <div css={columns}>
        <div css={fields}>
          <SelectInput source="position" label={t('fields.position')} choices={positions} validate={required()} />
          <TextInput source="title" label={t('fields.title')} helperText={t('help.title')} validate={required()} />
          <BannerPicture />
          <TextInput
            source="linkUrl"
            label={t('fields.linkUrl')}
            helperText={t('help.linkUrl')}
            validate={[required(), linkAddress]}
          />
          <ReferenceInput source="domain" reference="domain">
            <SelectInput
              label={t('fields.domain')}
              optionText="id"
              emptyText={t('house')}
              helperText={t('help.domain')}
              parse={(value: string) => (value === '' ? null : value)}
            />
          </ReferenceInput>
          <TimeInput source="startsAt" label={t('fields.startsAt')} helperText={t('help.time')} />
          <TimeInput source="endsAt" label={t('fields.endsAt')} helperText={t('help.time')} />
          <NumberInput source="sort" label={t('fields.sort')} step={1} helperText={false} />
          <BooleanInput source="active" label={t('fields.active')} helperText={false} />
        </div>
        <FormDataConsumer<{ imageUrl?: string }>>
          {({ formData }) =>
            formData.imageUrl && isPictureAddress(formData.imageUrl) ? (
              <Picture key={formData.imageUrl} address={formData.imageUrl} />
            ) : null
          }
        </FormDataConsumer>
      </div>
    </DeskForm>
  );
}

function Picture({ address }: { address: string }) {
  const t = useResourceWords('banner');
  return <img src={address} alt={t('preview')} {...PICTURE} css={picture} />;
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-6);
  width: 100%;
  @media (max-width: 699px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const fields = css`
  display: grid;
  gap: var(--sp-2);
  max-width: 34rem;
`;

const picture = css`
  width: 160px;
  height: 500px;
  object-fit: cover;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  @media (max-width: 699px) {
    height: 250px;
    object-position: top;
  }
`;
