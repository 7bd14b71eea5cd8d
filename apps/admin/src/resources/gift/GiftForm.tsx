import { GiftLimit } from '@khandai/contracts';
import { BooleanInput, useRecordContext } from 'react-admin';
import { DeskEdit, DeskForm } from '../../forms/DeskForm';
import { WholeInput } from '../../forms/WholeInput';
import { useResourceWords } from '../../i18n/use-resource-words';
import { GiftName } from './GiftName';

export function GiftEdit() {
  return (
    <DeskEdit title={<Heading />}>
      <GiftFields />
    </DeskEdit>
  );
}

function Heading() {
  const name: unknown = useRecordContext()?.['name'];
  return typeof name === 'string' ? name : null;
}

function GiftFields() {
  const t = useResourceWords('gift');
  return (
    <DeskForm removable={false}>
      <GiftName />
      <WholeInput source="points" label={t('fields.points')} max={GiftLimit.points} helperText={t('help.points')} />
      <WholeInput source="level" label={t('fields.level')} max={GiftLimit.level} helperText={t('help.level')} />
      <BooleanInput source="active" label={t('fields.active')} helperText={t('help.active')} />
    </DeskForm>
  );
}
