import type { DeskHighlightRow } from '@khandai/contracts';
import { TextInput, useRecordContext } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { LicenceInput } from '../../media/LicenceInput';
import { titleFieldsCss } from '../../media/title-fields.styles';
import { TitlePanel } from '../../media/TitlePanel';
import { TitleTexts } from '../../media/TitleTexts';
import { VideoInput } from '../../media/VideoInput';
import { ChaptersInput } from './ChaptersInput';

const BLANK = { summary: '', fixtureId: null, sourceId: null, chapters: [], licence: null } as const;

export function HighlightEdit() {
  return (
    <DeskEdit>
      <HighlightFields />
      <TitlePanel kind="highlight" path="/highlight/" />
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

function HighlightFields() {
  const t = useResourceWords('highlight');
  const stored = useRecordContext<DeskHighlightRow>()?.video;
  return (
    <DeskForm blank={BLANK}>
      <div css={titleFieldsCss}>
        <TitleTexts kind="highlight" />
        <TextInput source="fixtureId" label={t('fields.fixtureId')} helperText={t('help.fixtureId')} />
        <VideoInput stored={stored} />
        <ChaptersInput />
        <LicenceInput />
      </div>
    </DeskForm>
  );
}
