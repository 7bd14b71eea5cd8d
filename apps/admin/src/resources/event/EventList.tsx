import { css } from '@emotion/react';
import type { DeskEventRow } from '@khandai/contracts';
import { numCss } from '@khandai/ui-kit';
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { useResourceWords } from '../../i18n/use-resource-words';
import { toField } from '../../time/vietnam-time';
import { ScreenHead } from '../ScreenHead';

const STATUSES = ['draft', 'published', 'cancelled'] as const;

/** Events, the latest start first. */
export function EventList() {
  const t = useResourceWords('event');
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('search')} aria-label={t('search')} />,
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      label={t('fields.status')}
      emptyText={t('anyStatus')}
      choices={STATUSES.map((id) => ({ id, name: t(`statuses.${id}`) }))}
    />,
  ];
  return (
    <>
      <ScreenHead name="event" hint={t('hint')} />
      <DeskList filters={filters} phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskEventRow>
              render={({ id, title }) => (
                <a css={link} href={`#/event/${id}`}>
                  {title}
                </a>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="startsAt" label={t('fields.startsAt')} disableSort>
            <FunctionField<DeskEventRow>
              render={({ startsAt }) => <span css={numCss}>{toField(Date.parse(startsAt)).replace('T', ' ')}</span>}
            />
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

const link = css`
  overflow-wrap: anywhere;
`;
