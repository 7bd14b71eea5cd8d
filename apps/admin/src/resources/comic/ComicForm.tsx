import { type ComicGenre, type ComicState, type DeskComicRow, ComicLimit } from '@khandai/contracts';
import { SelectArrayInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { LicenceInput } from '../../media/LicenceInput';
import { titleFieldsCss } from '../../media/title-fields.styles';
import { TitlePanel } from '../../media/TitlePanel';
import { TitleTexts } from '../../media/TitleTexts';
import { Chapters } from './Chapters';
import { CoverInput } from './CoverInput';

const GENRES: readonly ComicGenre[] = ['football', 'school', 'comedy', 'life', 'adventure'];
const STATES: readonly ComicState[] = ['ongoing', 'complete'];
const BLANK = { summary: '', author: '', genres: [], state: 'ongoing', coverId: null, licence: null } as const;

export function ComicEdit() {
  return (
    <DeskEdit>
      <ComicFields />
      <TitlePanel kind="comic" path="/truyen-tranh/" />
      <Chapters />
    </DeskEdit>
  );
}

export function ComicCreate() {
  return (
    <DeskCreate>
      <ComicFields />
    </DeskCreate>
  );
}

const written = (value: string): string => value;

function ComicFields() {
  const t = useResourceWords('comic');
  const stored = useRecordContext<DeskComicRow>()?.cover;
  return (
    <DeskForm blank={BLANK}>
      <div css={titleFieldsCss}>
        <TitleTexts kind="comic" />
        <TextInput
          source="author"
          label={t('fields.author')}
          parse={written}
          slotProps={{ htmlInput: { maxLength: ComicLimit.authorLength } }}
          helperText={false}
        />
        <SelectArrayInput
          source="genres"
          label={t('fields.genres')}
          choices={GENRES.map((id) => ({ id, name: t(`genres.${id}`) }))}
          helperText={false}
        />
        <SelectInput
          source="state"
          label={t('fields.state')}
          choices={STATES.map((id) => ({ id, name: t(`states.${id}`) }))}
          helperText={false}
        />
        <CoverInput stored={stored} />
        <LicenceInput />
      </div>
    </DeskForm>
  );
}
