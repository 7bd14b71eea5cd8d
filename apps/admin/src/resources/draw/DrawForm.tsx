import { DrawLimit } from '@khandai/contracts';
import { maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { TimeInput } from '../TimeInput';

const BLANK = { winners: 1, prizePoints: 0, entryCost: 0, text: '' } as const;

export function DrawEdit() {
  return (
    <DeskEdit>
      <DrawFields />
    </DeskEdit>
  );
}

export function DrawCreate() {
  return (
    <DeskCreate>
      <DrawFields />
    </DeskCreate>
  );
}

const within = (min: number, max: number) => [required(), minValue(min), maxValue(max)];
const written = (value: string): string => value;

function DrawFields() {
  const t = useResourceWords('draw');
  return (
    <DeskForm blank={BLANK}>
      <TextInput
        source="title"
        label={t('fields.title')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: DrawLimit.title } }}
        helperText={false}
      />
      <TextInput
        source="prize"
        label={t('fields.prize')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: DrawLimit.prize } }}
        helperText={t('help.prize')}
      />
      <NumberInput
        source="prizePoints"
        label={t('fields.prizePoints')}
        step={1}
        validate={within(0, DrawLimit.prizePoints)}
        helperText={t('help.prizePoints')}
      />
      <NumberInput
        source="winners"
        label={t('fields.winners')}
        step={1}
        validate={within(1, DrawLimit.winners)}
        helperText={t('help.winners')}
      />
      <NumberInput
        source="entryCost"
        label={t('fields.entryCost')}
        step={1}
        validate={within(0, DrawLimit.entryCost)}
        helperText={t('help.entryCost')}
      />
      <TimeInput source="opensAt" label={t('fields.opensAt')} helperText={t('help.opensAt')} />
      <TimeInput source="closesAt" label={t('fields.closesAt')} helperText={t('help.closesAt')} />
      <TextInput
        source="text"
        label={t('fields.text')}
        parse={written}
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: DrawLimit.text } }}
        helperText={false}
      />
    </DeskForm>
  );
}
