import type { DeskArticleCategory } from '@khandai/contracts';
import {
  BulkDeleteButton,
  FunctionField,
  DataTable,
  maxLength,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';

/** Categories of the news in their order; a deletion of one with articles is refused in words. */
export function CategoryList() {
  return (
    <DeskList exporter={false} perPage={100} pagination={false} empty={false}>
      <DeskTable rowClick="edit" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
        <DataTable.Col source="name" disableSort>
          <FunctionField<DeskArticleCategory>
            render={({ id, name }) => <a href={`#/article-category/${id}`}>{name}</a>}
          />
        </DataTable.Col>
        <DataTable.Col source="slug" disableSort />
        <DataTable.NumberCol source="position" disableSort />
        <DataTable.NumberCol source="total" disableSort />
      </DeskTable>
    </DeskList>
  );
}

export function CategoryEdit() {
  return (
    <DeskEdit>
      <DeskForm>
        <CategoryFields />
      </DeskForm>
    </DeskEdit>
  );
}

export function CategoryCreate() {
  return (
    <DeskCreate>
      <DeskForm>
        <CategoryFields isNew />
      </DeskForm>
    </DeskCreate>
  );
}

/** The address is chosen once: readers and search engines know it. */
function CategoryFields({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(60)]} />
      {isNew && <TextInput source="slug" parse={(value: string) => value || undefined} />}
      <TextInput source="description" multiline validate={maxLength(300)} />
      <ReferenceInput source="parentId" reference="article-category" perPage={100}>
        <SelectInput optionText="name" parse={(value: string | number) => (value === '' ? null : value)} />
      </ReferenceInput>
      <NumberInput source="position" min={0} max={10_000} />
    </>
  );
}
