import { taskKinds, TaskLimit } from '@khandai/contracts';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { WholeInput } from '../../forms/WholeInput';
import { useResourceWords } from '../../i18n/use-resource-words';
import { TimeInput } from '../TimeInput';

const BLANK = { kind: 'chat', goal: 1, reward: 10, sort: 0, active: true, startsAt: null, endsAt: null } as const;

export function TaskEdit() {
  return (
    <DeskEdit>
      <TaskFields />
    </DeskEdit>
  );
}

export function TaskCreate() {
  return (
    <DeskCreate>
      <TaskFields />
    </DeskCreate>
  );
}

function TaskFields() {
  const t = useResourceWords('task');
  return (
    <DeskForm blank={BLANK}>
      <TextInput
        source="title"
        label={t('fields.title')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: TaskLimit.title } }}
        helperText={false}
      />
      <SelectInput
        source="kind"
        label={t('fields.kind')}
        choices={taskKinds.map((id) => ({ id, name: t(`kinds.${id}`) }))}
        validate={required()}
        helperText={t('help.kind')}
      />
      <WholeInput source="goal" label={t('fields.goal')} max={TaskLimit.goal} helperText={t('help.goal')} />
      <WholeInput
        source="reward"
        label={t('fields.reward')}
        max={TaskLimit.reward}
        helperText={t('help.reward', { max: TaskLimit.pointsPerDay })}
      />
      <TimeInput source="startsAt" label={t('fields.startsAt')} />
      <TimeInput source="endsAt" label={t('fields.endsAt')} helperText={t('help.times')} />
      <NumberInput source="sort" label={t('fields.sort')} step={1} helperText={false} />
      <BooleanInput source="active" label={t('fields.active')} helperText={false} />
    </DeskForm>
  );
}
