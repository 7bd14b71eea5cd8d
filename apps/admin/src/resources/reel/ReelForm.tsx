import type { DeskReelRow } from '@khandai/contracts';
import { TextInput, useRecordContext } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { LicenceInput } from '../../media/LicenceInput';
import { titleFieldsCss } from '../../media/title-fields.styles';
import { TitlePanel } from '../../media/TitlePanel';
import { TitleTexts } from '../../media/TitleTexts';
import { VideoInput } from '../../media/VideoInput';

const BLANK = { summary: '', fixtureId: null, sourceId: null, licence: null } as const;

export function ReelEdit() {
  return (
    <DeskEdit>
      <ReelFields />
      <TitlePanel kind="reel" path="/reels/" />
    </DeskEdit>
  );
}

export function ReelCreate() {
  return (
    <DeskCreate>
      <ReelFields />
    </DeskCreate>
  );
}

function ReelFields() {
  const t = useResourceWords('reel');
  const stored = useRecordContext<DeskReelRow>()?.video;
  return (
    <DeskForm blank={BLANK}>
      <div css={titleFieldsCss}>
        <TitleTexts kind="reel" />
        <TextInput source="fixtureId" label={t('fields.fixtureId')} helperText={t('help.fixtureId')} />
        <VideoInput stored={stored} />
        <p>{t('help.video')}</p>
        <LicenceInput />
      </div>
    </DeskForm>
  );
}
