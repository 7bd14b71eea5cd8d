import type { DeskDrawRow } from '@khandai/contracts';
import { CreateButton, DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { ListTime, RecordLink } from '../../lists/list-parts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { RunMark } from '../RunMark';
import { ScreenHead } from '../ScreenHead';

const MARKS = { planned: 'planned', open: 'running', closed: 'over', drawn: 'over' } as const;

/** Lucky draws, the last to close first. */
export function DrawList() {
  const t = useResourceWords('draw');
  return (
    <>
      <ScreenHead name="draw" hint={t('hint')} />
      <DeskList phoneActions={<CreateButton />} exporter={false} empty={false} perPage={25}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskDrawRow>
              render={({ id, title }) => <RecordLink href={`#/draw/${id}`}>{title}</RecordLink>}
            />
          </DataTable.Col>
          <DataTable.Col source="prize" label={t('fields.prize')} disableSort />
          <DataTable.NumberCol source="winners" label={t('fields.winners')} disableSort />
          <DataTable.NumberCol source="entries" label={t('fields.entries')} disableSort />
          <DataTable.Col source="closesAt" label={t('fields.closesAt')} disableSort>
            <FunctionField<DeskDrawRow> render={({ closesAt }) => <ListTime at={closesAt} />} />
          </DataTable.Col>
          <DataTable.Col source="state" label={t('fields.state')} disableSort>
            <FunctionField<DeskDrawRow>
              render={({ state, simulated }) => (
                <RunMark state={MARKS[state]}>
                  {simulated ? t('simulated', { state: t(`states.${state}`) }) : t(`states.${state}`)}
                </RunMark>
              )}
            />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}
