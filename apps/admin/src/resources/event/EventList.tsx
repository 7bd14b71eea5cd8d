import type { DeskEventRow } from '@khandai/contracts';
import { CreateButton, DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { ListTime, RecordLink, statusFilters } from '../../lists/list-parts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { ScreenHead } from '../ScreenHead';

const STATUSES = ['draft', 'published', 'cancelled'] as const;

/** Events, the latest start first. */
export function EventList() {
  const t = useResourceWords('event');
  const filters = statusFilters({
    ...{ search: t('search'), status: t('fields.status'), anyStatus: t('anyStatus') },
    choices: STATUSES.map((id) => ({ id, name: t(`statuses.${id}`) })),
  });
  return (
    <>
      <ScreenHead name="event" hint={t('hint')} />
      <DeskList filters={filters} phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskEventRow>
              render={({ id, title }) => <RecordLink href={`#/event/${id}`}>{title}</RecordLink>}
            />
          </DataTable.Col>
          <DataTable.Col source="startsAt" label={t('fields.startsAt')} disableSort>
            <FunctionField<DeskEventRow> render={({ startsAt }) => <ListTime at={startsAt} />} />
          </DataTable.Col>
          <DataTable.Col source="place" label={t('fields.place')} disableSort />
          <DataTable.Col source="taken" label={t('fields.taken')} disableSort>
            <FunctionField<DeskEventRow>
              render={({ taken, places }) => (places === null ? t('goers', { taken }) : t('taken', { taken, places }))}
            />
          </DataTable.Col>
          <DataTable.Col source="status" label={t('fields.status')} disableSort>
            <FunctionField<DeskEventRow> render={({ status }) => t(`statuses.${status}`)} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}
