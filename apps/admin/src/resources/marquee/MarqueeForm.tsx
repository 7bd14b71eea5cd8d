import { BooleanInput, Create, Edit, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { linkAddress } from '../addresses';
import { TimeInput } from '../TimeInput';

export function MarqueeEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <LineFields />
    </Edit>
  );
}

export function MarqueeCreate() {
  return (
    <Create redirect="list">
      <LineFields />
    </Create>
  );
}

function LineFields() {
  const t = useResourceWords('marquee');
  return (
    <SimpleForm defaultValues={{ sort: 0, active: true, startsAt: null, endsAt: null }}>
      <TextInput source="label" label={t('fields.label')} validate={required()} helperText={false} />
      <TextInput source="href" label={t('fields.href')} validate={[required(), linkAddress]} helperText={false} />
      <TimeInput source="startsAt" label={t('fields.startsAt')} />
      <TimeInput source="endsAt" label={t('fields.endsAt')} />
      <NumberInput source="sort" label={t('fields.sort')} step={1} helperText={false} />
      <BooleanInput source="active" label={t('fields.active')} helperText={false} />
    </SimpleForm>
  );
}
