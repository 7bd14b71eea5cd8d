import { Code } from '@khandai/contracts';
import type { ReactElement, ReactNode } from 'react';
import {
  Create,
  Edit,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { dropKept, keptKey } from './kept';
import { FormKeeper } from './FormKeeper';
import type { Fields } from './three-way';
import { useUserId } from './use-user-id';

const NOTHING: Fields = {};
/** A record that is read again replaces no field that the reader has changed. */
const resetOptions = { keepDirtyValues: true } as const;
/** The form is read again after a refusal, not while its reader is typing. */
const queryOptions = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

interface DeskFormProps {
  readonly blank?: Fields;
  /** False: records of this kind are always there. */
  readonly removable?: boolean;
  readonly children: ReactNode;
}

/** A form of the desk: what is typed in it is kept until it is saved or given up. */
export function DeskForm({ blank = NOTHING, removable = true, children }: DeskFormProps) {
  return (
    <SimpleForm
      {...(!removable && { toolbar: <SaveBar /> })}
      warnWhenUnsavedChanges={false}
      defaultValues={blank}
      resetOptions={resetOptions}
    >
      <FormKeeper blank={blank} />
      {children}
    </SimpleForm>
  );
}

const SaveBar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Edits a record. When another editor was faster, their record is read, and the form asks about the fields of both. */
export function DeskEdit({ title, children }: { title?: ReactElement; children: ReactNode }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const onSuccess = useSaved('ra.notification.updated');
  const onError = (error: unknown) => {
    if (isConflict(error)) {
      notify('desk.collision.again', { type: 'warning' });
      refresh();
      return;
    }
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  };
  return (
    <Edit
      {...(title && { title })}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
      queryOptions={queryOptions}
    >
      {children}
    </Edit>
  );
}

export function DeskCreate({ children }: { children: ReactNode }) {
  const onSuccess = useSaved('ra.notification.created', 'new');
  return <Create mutationOptions={{ onSuccess }}>{children}</Create>;
}

/** The record is stored: nothing of it stays in this browser, and the list shows it. */
function useSaved(words: string, kept?: string): (record: RaRecord) => void {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const userId = useUserId();
  return ({ id }) => {
    dropKept(localStorage, keptKey(userId, `${resource}:${kept ?? id}`));
    notify(words, { type: 'info', messageArgs: { smart_count: 1 } });
    redirect('list', resource);
  };
}

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !('body' in error)) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body && body.code === Code.conflict;
}
