import type { DeskFilmRow } from '@khandai/contracts';
import { NumberInput, TextInput, useRecordContext } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { LicenceInput } from '../../media/LicenceInput';
import { titleFieldsCss } from '../../media/title-fields.styles';
import { TitlePanel } from '../../media/TitlePanel';
import { TitleTexts } from '../../media/TitleTexts';
import { EpisodesInput } from './EpisodesInput';
import { PosterInput } from './PosterInput';

const BLANK = {
  ...{ summary: '', posterId: null, genre: '', year: null, credits: '', episodes: [], licence: null },
} as const;

export function FilmEdit() {
  return (
    <DeskEdit>
      <FilmFields />
      <TitlePanel kind="film" path="/phim-anh/" />
    </DeskEdit>
  );
}

export function FilmCreate() {
  return (
    <DeskCreate>
      <FilmFields />
    </DeskCreate>
  );
}

const written = (value: string): string => value;

function FilmFields() {
  const t = useResourceWords('film');
  const stored = useRecordContext<DeskFilmRow>()?.files ?? [];
  return (
    <DeskForm blank={BLANK}>
      <div css={titleFieldsCss}>
        <TitleTexts kind="film" />
        <TextInput source="genre" label={t('fields.genre')} parse={written} helperText={t('help.genre')} />
        <NumberInput source="year" label={t('fields.year')} helperText={false} />
        <TextInput source="credits" label={t('fields.credits')} parse={written} helperText={t('help.credits')} />
        <PosterInput stored={stored} />
        <EpisodesInput stored={stored} />
        <LicenceInput />
      </div>
    </DeskForm>
  );
}
