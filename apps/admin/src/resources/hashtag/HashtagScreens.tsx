import type { DeskHashtag } from '@khandai/contracts';
import {
  BulkDeleteButton,
  FunctionField,
  DataTable,
  required,
  SearchInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { DeskEdit, DeskForm } from '../../forms/DeskForm';

/** Hashtags of the articles, the most used first. */
export function HashtagList() {
  const translate = useTranslate();
  const filters = [<SearchInput key="q" source="q" alwaysOn aria-label={translate('ra.action.search')} />];
  return (
    <DeskList exporter={false} filters={filters} empty={false}>
      <DeskTable rowClick="edit" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <DataTable.Col source="hashtag">
          <FunctionField<DeskHashtag>
            render={({ id, hashtag }) => <a href={`#/hashtag/${encodeURIComponent(id)}`}>{hashtag}</a>}
          />
        </DataTable.Col>
        <DataTable.NumberCol source="total" />
      </DeskTable>
    </DeskList>
  );
}

/** With the spelling of another hashtag, the two become one. */
export function HashtagEdit() {
  return (
    <DeskEdit>
      <DeskForm>
        <TextInput source="hashtag" validate={required()} helperText="resources.hashtag.merge" />
      </DeskForm>
    </DeskEdit>
  );
}
