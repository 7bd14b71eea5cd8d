import type { DeskTask } from '@khandai/contracts';
import { CreateButton, DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { RecordLink } from '../../lists/list-parts';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { RunMark } from '../RunMark';
import { runStateOf } from '../run-state';
import { ScreenHead } from '../ScreenHead';

/** Daily tasks, in their order. */
export function TaskList() {
  const t = useResourceWords('task');
  return (
    <>
      <ScreenHead name="task" hint={t('hint')} />
      <DeskList phoneActions={<CreateButton />} exporter={false} empty={false} pagination={false} perPage={100}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="title" label={t('fields.title')} disableSort>
            <FunctionField<DeskTask>
              render={({ id, title }) => <RecordLink href={`#/task/${id}`}>{title}</RecordLink>}
            />
          </DataTable.Col>
          <DataTable.Col source="kind" label={t('fields.kind')} disableSort>
            <FunctionField<DeskTask> render={({ kind }) => t(`kinds.${kind}`)} />
          </DataTable.Col>
          <DataTable.NumberCol source="goal" label={t('fields.goal')} disableSort />
          <DataTable.NumberCol source="reward" label={t('fields.reward')} disableSort />
          <DataTable.NumberCol source="sort" label={t('fields.sort')} disableSort />
          <DataTable.Col source="state" label={t('fields.state')} disableSort>
            <FunctionField<DeskTask> render={(record) => <TaskState task={record} />} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}

function TaskState({ task }: { readonly task: DeskTask }) {
  const t = useResourceWords('task');
  const { clock } = useDesk();
  const { state, time } = runStateOf(task, clock.now());
  return <RunMark state={state}>{t(`states.${state}`, { time: time ?? '' })}</RunMark>;
}
