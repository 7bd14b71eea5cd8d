import { GiftLimit } from '@khandai/contracts';
import { BooleanInput, maxValue, minValue, NumberInput, required, useRecordContext } from 'react-admin';
import { DeskEdit, DeskForm } from '../../forms/DeskForm';
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

const within = (max: number) => [required(), minValue(1), maxValue(max)];

function GiftFields() {
  const t = useResourceWords('gift');
  return (
    <DeskForm removable={false}>
      <GiftName />
      <NumberInput
        source="points"
        label={t('fields.points')}
        step={1}
        validate={within(GiftLimit.points)}
        helperText={t('help.points')}
      />
      <NumberInput
        source="level"
        label={t('fields.level')}
        step={1}
        validate={within(GiftLimit.level)}
        helperText={t('help.level')}
      />
      <BooleanInput source="active" label={t('fields.active')} helperText={t('help.active')} />
    </DeskForm>
  );
}
