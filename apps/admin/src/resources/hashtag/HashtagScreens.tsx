import { BulkDeleteButton, DataTable, List, required, SearchInput, TextInput, useTranslate } from 'react-admin';
import { DeskEdit, DeskForm } from '../../forms/DeskForm';

/** Hashtags of the articles, the most used first. */
export function HashtagList() {
  const translate = useTranslate();
  const filters = [<SearchInput key="q" source="q" alwaysOn aria-label={translate('ra.action.search')} />];
  return (
    <List exporter={false} filters={filters} empty={false}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <DataTable.Col source="hashtag" />
        <DataTable.NumberCol source="total" />
      </DataTable>
    </List>
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
