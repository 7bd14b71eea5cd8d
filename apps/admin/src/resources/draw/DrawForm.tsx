import { DrawLimit } from '@khandai/contracts';
import { required, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { WholeInput } from '../../forms/WholeInput';
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
      <WholeInput
        source="prizePoints"
        label={t('fields.prizePoints')}
        min={0}
        max={DrawLimit.prizePoints}
        helperText={t('help.prizePoints')}
      />
      <WholeInput source="winners" label={t('fields.winners')} max={DrawLimit.winners} helperText={t('help.winners')} />
      <WholeInput
        source="entryCost"
        label={t('fields.entryCost')}
        min={0}
        max={DrawLimit.entryCost}
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
