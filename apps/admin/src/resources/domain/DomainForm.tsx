import { css } from '@emotion/react';
import { BooleanInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import { columns } from '../../forms/beside.styles';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { hostName, pictureAddress } from '../addresses';
import { type SeoDraft, SearchPreview } from './SearchPreview';

const BLANK = { bannerType: 20, isDefault: false, seoTitle: null, seoDescription: null, seoImage: null } as const;

export function DomainEdit() {
  return (
    <DeskEdit>
      <DomainFields />
    </DeskEdit>
  );
}

export function DomainCreate() {
  return (
    <DeskCreate>
      <DomainFields isNew />
    </DeskCreate>
  );
}

function DomainFields({ isNew = false }: { isNew?: boolean }) {
  const t = useResourceWords('domain');
  const types = [
    { id: 10, name: t('bannerTypes.own') },
    { id: 20, name: t('bannerTypes.house') },
  ];
  return (
    <DeskForm blank={BLANK}>
      <div css={columns}>
        <div css={fields}>
          {isNew && (
            <TextInput source="id" label={t('fields.id')} validate={[required(), hostName]} helperText={t('help.id')} />
          )}
          <TextInput source="name" label={t('fields.name')} validate={required()} helperText={false} />
          <TextInput source="seoTitle" label={t('fields.seoTitle')} helperText={false} />
          <TextInput
            source="seoDescription"
            label={t('fields.seoDescription')}
            multiline
            minRows={3}
            helperText={false}
          />
          <TextInput
            source="seoImage"
            label={t('fields.seoImage')}
            helperText={t('help.seoImage')}
            validate={pictureAddress}
          />
          <SelectInput
            source="bannerType"
            label={t('fields.bannerType')}
            choices={types}
            helperText={false}
            validate={required()}
          />
          <BooleanInput source="isDefault" label={t('fields.isDefault')} helperText={t('help.isDefault')} />
        </div>
        <FormDataConsumer<SeoDraft>>{({ formData }) => <SearchPreview draft={formData} />}</FormDataConsumer>
      </div>
    </DeskForm>
  );
}

const fields = css`
  display: grid;
  gap: var(--sp-2);
`;
