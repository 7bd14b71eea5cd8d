import type { DeskPageRow } from '@khandai/contracts';
import { Badge } from '@khandai/ui-kit';
import { DataTable, FunctionField, SearchInput } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { vietnamTime } from '../../time/vietnam-time';
import { usePageWords } from './use-page-words';

/** The plain pages, one row for each language. */
export function PageList() {
  const t = usePageWords();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('list.search')} aria-label={t('list.search')} />,
  ];
  return (
    <DeskList filters={filters} perPage={25} pagination={false} empty={false} exporter={false} actions={false}>
      <DeskTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="title" label={t('fields.title')}>
          <FunctionField<DeskPageRow> render={({ id, title }) => <a href={`#/page/${id}`}>{title}</a>} />
        </DataTable.Col>
        <DataTable.Col source="locale" label={t('fields.locale')} disableSort>
          <FunctionField<DeskPageRow> render={({ locale }) => t(`locale.${locale}`)} />
        </DataTable.Col>
        <DataTable.Col source="state" label={t('fields.state')} disableSort>
          <FunctionField<DeskPageRow>
            render={({ builtIn, hasDraft }) => (
              <>
                {t(builtIn ? 'list.builtIn' : 'list.own')} {hasDraft && <Badge tone="warn">{t('list.draft')}</Badge>}
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="changedAt" label={t('fields.changedAt')}>
          <FunctionField<DeskPageRow> render={({ changedAt }) => vietnamTime(Date.parse(changedAt))} />
        </DataTable.Col>
        <DataTable.Col source="author" label={t('fields.author')} disableSort />
      </DeskTable>
    </DeskList>
  );
}
