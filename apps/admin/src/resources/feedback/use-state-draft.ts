import type { DeskFeedback } from '@khandai/contracts';
import { useRef } from 'react';
import { changedFields, underTyped } from '../../forms/three-way';
import { useKept } from '../../forms/use-kept';

type StateFields = Pick<DeskFeedback, 'state' | 'note'>;

/** What is chosen and typed, and the fields that it was made from. */
interface StateDraft {
  readonly before: StateFields;
  readonly fields: StateFields;
}

const fieldsOf = ({ state, note }: StateFields): StateFields => ({ state, note });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFields = (value: unknown): value is StateFields =>
  isObject(value) &&
  'state' in value &&
  typeof value.state === 'string' &&
  'note' in value &&
  typeof value.note === 'string';

const isDraft = (value: unknown): value is StateDraft =>
  isObject(value) && 'before' in value && isFields(value.before) && 'fields' in value && isFields(value.fields);

/** State and internal note of feedback as they are typed: over the newest version, also one that arrives meanwhile. */
export function useStateDraft(feedback: DeskFeedback) {
  const stored = fieldsOf(feedback);
  const [draft, setDraft, forget] = useKept<StateDraft>(
    `feedback:${feedback.id}:state`,
    { before: stored, fields: stored },
    isDraft,
  );
  const fields = underTyped(stored, draft.before, draft.fields);
  const isChanged = Object.keys(changedFields(stored, fields)).length > 0;
  // A save takes seconds: what it ends with is what is typed by then.
  const latest = useRef(fields);
  const change = (part: Partial<StateFields>) => {
    const next = { ...fields, ...part };
    latest.current = next;
    setDraft({ before: stored, fields: next });
  };
  /** Runs a save of the fields; what is typed while it runs stays. */
  const saveBy = async (call: (sent: StateFields) => Promise<DeskFeedback>): Promise<DeskFeedback> => {
    latest.current = fields;
    const saved = await call(fields);
    if (Object.keys(changedFields(fields, latest.current)).length === 0) forget();
    else setDraft({ before: fields, fields: latest.current });
    return saved;
  };
  return { fields, isChanged, change, saveBy };
}
