import type { DeskPageRow } from '@khandai/contracts';
import { Badge } from '@khandai/ui-kit';
import { DataTable, FunctionField, List, SearchInput } from 'react-admin';
import { vietnamTime } from '../../time/vietnam-time';
import { usePageWords } from './use-page-words';

const phone = {
  '@media (max-width: 699px)': { '& .column-author, & .column-changedAt': { display: 'none' } },
};

/** The plain pages, one row for each language. */
export function PageList() {
  const t = usePageWords();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('list.search')} aria-label={t('list.search')} />,
  ];
  return (
    <List filters={filters} perPage={25} pagination={false} empty={false} exporter={false} actions={false}>
      <DataTable bulkActionButtons={false} rowClick="edit" sx={phone}>
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
      </DataTable>
    </List>
  );
}
