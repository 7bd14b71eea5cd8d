import type { DeskDomain } from '@khandai/contracts';
import { BooleanField, DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { useResourceWords } from '../../i18n/use-resource-words';
import { ScreenHead } from '../ScreenHead';

/** Hosts of the site. */
export function DomainList() {
  const t = useResourceWords('domain');
  return (
    <>
      <ScreenHead name="domain" />
      <DeskList exporter={false} empty={false} perPage={50}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="id" label={t('fields.id')} disableSort>
            <FunctionField<DeskDomain> render={({ id }) => <a href={`#/domain/${encodeURIComponent(id)}`}>{id}</a>} />
          </DataTable.Col>
          <DataTable.Col source="name" label={t('fields.name')} disableSort />
          <DataTable.Col source="seoTitle" label={t('fields.seoTitle')} disableSort />
          <DataTable.Col source="bannerType" label={t('fields.bannerType')} disableSort>
            <FunctionField<DeskDomain>
              render={({ bannerType }) => t(bannerType === 10 ? 'bannerTypes.own' : 'bannerTypes.house')}
            />
          </DataTable.Col>
          <DataTable.Col source="isDefault" label={t('fields.isDefault')} disableSort>
            <BooleanField source="isDefault" />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}
