import type { DeskSeoTemplate } from '@khandai/contracts';
import { DataTable, FunctionField } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { ScreenHead } from '../ScreenHead';

/** How each kind of page is worded for search engines. */
export function SeoTemplateList() {
  const t = useResourceWords('seo-template');
  return (
    <>
      <ScreenHead name="seo-template" hint={t('hint')} />
      <DeskList exporter={false} empty={false} perPage={50}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="id" label={t('fields.id')} disableSort>
            <FunctionField<DeskSeoTemplate>
              render={({ id }) => <a href={`#/seo-template/${id}`}>{t(`pages.${id}`)}</a>}
            />
          </DataTable.Col>
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskSeoTemplate> render={({ title }) => title ?? t('builtIn')} />
          </DataTable.Col>
          <DataTable.Col source="description" label={t('fields.description')} disableSort>
            <FunctionField<DeskSeoTemplate> render={({ description }) => description ?? t('builtIn')} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}
