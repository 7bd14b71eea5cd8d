import type { DeskGift } from '@khandai/contracts';
import { DataTable, FunctionField } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { DeskList } from '../../lists/DeskList';
import { DeskTable } from '../../lists/DeskTable';
import { ScreenHead } from '../ScreenHead';
import { GiftName } from './GiftName';

/** Gifts with the prices and levels that hold now. */
export function GiftList() {
  const t = useResourceWords('gift');
  return (
    <>
      <ScreenHead name="gift" hint={t('hint')} />
      <DeskList exporter={false} empty={false} pagination={false} perPage={50}>
        <DeskTable bulkActionButtons={false} rowClick="edit">
          <DataTable.Col source="name" label={t('fields.name')} disableSort>
            <GiftName link />
          </DataTable.Col>
          <DataTable.NumberCol source="points" label={t('fields.points')} disableSort />
          <DataTable.NumberCol source="level" label={t('fields.level')} disableSort />
          <DataTable.Col source="active" label={t('fields.state')} disableSort>
            <FunctionField<DeskGift> render={({ active }) => t(active ? 'states.on' : 'states.off')} />
          </DataTable.Col>
        </DeskTable>
      </DeskList>
    </>
  );
}
