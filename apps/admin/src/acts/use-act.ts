import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { asHttpError } from '../data/call-failure';

interface Act {
  readonly busy: boolean;
  /** Says `done` and loads the screen again, or says what the server answered. Returns whether it was done. */
  readonly run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** One act at a time, such as a button that locks an account. */
export function useAct(): Act {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
