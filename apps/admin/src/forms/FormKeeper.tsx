import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUnsaved } from '../frame/use-unsaved';
import { CollisionBar } from './CollisionBar';
import { dropKept, keep, keptKey, readKept } from './kept';
import { KeptNote } from './KeptNote';
import { changedFields, type Collision, collisionsOf, type Fields } from './three-way';
import { useUserId } from './use-user-id';

/** What was typed, and the values that the record had in these fields. */
interface Kept {
  readonly before: Fields;
  readonly typed: Fields;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isFields(value) && isFields(value['before']) && isFields(value['typed']);

/**
 * Loses nothing that is typed in a form of react-admin: it stays in this browser until it is saved or given up. When the
 * record changes meanwhile, the reader decides about each field that both changed. Renders inside the form.
 *
 * @param blank the values of a new record
 */
export function FormKeeper({ blank }: { blank: Fields }) {
  const { setValue, reset, formState } = useFormContext<Record<string, unknown>>();
  const { isReady } = formState;
  const values: Fields = useWatch<Record<string, unknown>>();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const key = keptKey(useUserId(), `${resource}:${record?.id ?? 'new'}`);
  const base = useMemo<Fields>(() => ({ ...blank, ...record }), [blank, record]);
  const [collisions, setCollisions] = useState<readonly Collision[]>([]);
  const [found, setFound] = useState(false);
  const seen = useRef(base);
  const opened = useRef(false);
  const typed = changedFields(base, values);
  const isChanged = Object.keys(typed).length > 0;

  const give = useEffectEvent(() => {
    const kept = readKept(localStorage, key);
    if (!isKept(kept)) return;
    for (const [field, value] of Object.entries(kept.typed)) setValue(field, value, { shouldDirty: true });
    setFound(Object.keys(changedFields(base, { ...base, ...kept.typed })).length > 0);
    setCollisions(collisionsOf({ ...base, ...kept.before }, base, { ...base, ...kept.typed }));
  });
  const merge = useEffectEvent(() => {
    setCollisions(collisionsOf(seen.current, base, values));
    seen.current = base;
  });
  const store = useEffectEvent(() => {
    if (!opened.current) return;
    if (!isChanged) dropKept(localStorage, key);
    else
      keep(localStorage, key, { before: Object.fromEntries(Object.keys(typed).map((one) => [one, base[one]])), typed });
  });

  useEffect(() => {
    if (!isReady || opened.current) return;
    opened.current = true;
    give();
  }, [isReady]);
  useEffect(() => {
    if (seen.current !== base) merge();
  }, [base]);
  useEffect(() => {
    store();
  }, [values]);
  useUnsaved(isChanged && !formState.isSubmitting, { isKept: true, onDrop: () => dropKept(localStorage, key) });

  const decide = ({ field }: Collision) => setCollisions(collisions.filter((one) => one.field !== field));
  return (
    <>
      {found && collisions.length === 0 && (
        <KeptNote
          onDrop={() => {
            setFound(false);
            reset(base);
          }}
        />
      )}
      <CollisionBar
        resource={resource}
        collisions={collisions}
        mine={values}
        onMine={decide}
        onTheirs={(one) => {
          setValue(one.field, one.theirs, { shouldDirty: true });
          decide(one);
        }}
      />
    </>
  );
}
