import { css } from '@emotion/react';
import { required, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { ChaptersInput } from './ChaptersInput';
import { HighlightPanel } from './HighlightPanel';
import { LicenceInput } from './LicenceInput';
import { VideoInput } from './VideoInput';

const BLANK = { summary: '', fixtureId: null, sourceId: null, chapters: [], licence: null } as const;

export function HighlightEdit() {
  return (
    <DeskEdit>
      <HighlightFields />
      <HighlightPanel />
    </DeskEdit>
  );
}

export function HighlightCreate() {
  return (
    <DeskCreate>
      <HighlightFields />
    </DeskCreate>
  );
}

const written = (value: string): string => value;

function HighlightFields() {
  const t = useResourceWords('highlight');
  return (
    <DeskForm blank={BLANK}>
      <div css={fields}>
        <TextInput
          source="title"
          label={t('fields.title')}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 150 } }}
          helperText={false}
        />
        <TextInput source="summary" label={t('fields.summary')} parse={written} multiline helperText={false} />
        <TextInput source="fixtureId" label={t('fields.fixtureId')} helperText={t('help.fixtureId')} />
        <VideoInput />
        <ChaptersInput />
        <LicenceInput />
      </div>
    </DeskForm>
  );
}

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  width: 100%;
  max-width: 40rem;
`;
