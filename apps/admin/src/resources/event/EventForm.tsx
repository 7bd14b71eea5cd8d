import { css } from '@emotion/react';
import { NumberInput, required, TextInput } from 'react-admin';
import { DeskCreate, DeskEdit, DeskForm } from '../../forms/DeskForm';
import { useResourceWords } from '../../i18n/use-resource-words';
import { TimeInput } from '../TimeInput';
import { EventCoverInput } from './EventCoverInput';
import { EventMatchInput } from './EventMatchInput';
import { EventPanel } from './EventPanel';

const BLANK = { summary: '', description: '', place: '', cover: null, fixtureId: null, places: null } as const;

export function EventEdit() {
  return (
    <DeskEdit>
      <EventFields />
      <EventPanel />
    </DeskEdit>
  );
}

export function EventCreate() {
  return (
    <DeskCreate>
      <EventFields />
    </DeskCreate>
  );
}

const written = (value: string): string => value;

function EventFields() {
  const t = useResourceWords('event');
  return (
    <DeskForm blank={BLANK}>
      <div css={fields}>
        <TextInput
          source="title"
          label={t('fields.title')}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          helperText={false}
        />
        <TimeInput source="startsAt" label={t('fields.startsAt')} />
        <TimeInput source="endsAt" label={t('fields.endsAt')} />
        <TextInput source="place" label={t('fields.place')} parse={written} helperText={false} />
        <NumberInput source="places" label={t('fields.places')} min={1} step={1} helperText={t('help.places')} />
        <EventMatchInput />
        <TextInput source="summary" label={t('fields.summary')} parse={written} multiline helperText={false} />
        <TextInput
          source="description"
          label={t('fields.description')}
          parse={written}
          multiline
          minRows={6}
          helperText={false}
        />
        <EventCoverInput />
      </div>
    </DeskForm>
  );
}

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  width: 100%;
  max-width: 40rem;
`;
