import type { DeskMarqueeLine } from '@khandai/contracts';
import { DataTable, FunctionField } from 'react-admin';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { RunMark } from '../RunMark';
import { runStateOf } from '../run-state';
import { ScreenHead } from '../ScreenHead';

/** Lines of the marquee, in their order. */
export function MarqueeList() {
  const t = useResourceWords('marquee');
  return (
    <>
      <ScreenHead name="marquee" hint={t('hint')} />
      <DeskList exporter={false} empty={false} pagination={false} perPage={100}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="label" label={t('fields.label')} disableSort>
            <FunctionField<DeskMarqueeLine> render={({ id, label }) => <a href={`#/marquee/${id}`}>{label}</a>} />
          </DataTable.Col>
          <DataTable.Col source="href" label={t('fields.href')} disableSort />
          <DataTable.NumberCol source="sort" label={t('fields.sort')} disableSort />
          <DataTable.Col source="state" label={t('fields.state')} disableSort>
            <FunctionField<DeskMarqueeLine> render={(line) => <LineState line={line} />} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}

function LineState({ line }: { line: DeskMarqueeLine }) {
  const t = useResourceWords('marquee');
  const { clock } = useDesk();
  const { state, time } = runStateOf(line, clock.now());
  return <RunMark state={state}>{t(`states.${state}`, { time: time ?? '' })}</RunMark>;
}
