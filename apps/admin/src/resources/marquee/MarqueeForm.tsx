import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { linkAddress } from '../addresses';
import { TimeInput } from '../TimeInput';

const BLANK = { sort: 0, active: true, startsAt: null, endsAt: null } as const;

export function MarqueeEdit() {
  return (
    <DeskEdit>
      <LineFields />
    </DeskEdit>
  );
}

export function MarqueeCreate() {
  return (
    <DeskCreate>
      <LineFields />
    </DeskCreate>
  );
}

function LineFields() {
  const t = useResourceWords('marquee');
  return (
    <DeskForm blank={BLANK}>
      <TextInput source="label" label={t('fields.label')} validate={required()} helperText={false} />
      <TextInput source="href" label={t('fields.href')} validate={[required(), linkAddress]} helperText={false} />
      <TimeInput source="startsAt" label={t('fields.startsAt')} />
      <TimeInput source="endsAt" label={t('fields.endsAt')} />
      <NumberInput source="sort" label={t('fields.sort')} step={1} helperText={false} />
      <BooleanInput source="active" label={t('fields.active')} helperText={false} />
    </DeskForm>
  );
}
