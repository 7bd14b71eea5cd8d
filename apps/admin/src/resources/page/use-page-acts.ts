import { ApiError } from '@khandai/api-client';
import { Code, type DeskPage } from '@khandai/contracts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useDesk } from '../../session/desk-services';
import type { PageFields } from './use-kept-page';

/**
 * What staff do with a plain page. A refusal is shown in the server's words, and what was typed stays.
 *
 * @param onSaved gets the page as it is stored, and the fields that were sent; without these, the page replaces what is typed
 */
export function usePageActs(
  { id, version }: DeskPage,
  onSaved: (page: DeskPage, sent?: PageFields) => void,
  onConflict: () => void,
) {
  const notify = useNotify();
  const { api } = useDesk();
  const [busy, setBusy] = useState(false);
  const params = { id };

  const act = async (work: () => Promise<DeskPage>, done: string, sent?: PageFields): Promise<boolean> => {
    setBusy(true);
    try {
      onSaved(await work(), sent);
      notify(`resources.page.${done}`, { type: 'success' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
      if (error.code === Code.conflict) onConflict();
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    save: (fields: PageFields, publish: boolean) =>
      act(
        () => api.call('POST /other/api/desk/page/{id}', { params, body: { ...fields, publish, version } }),
        publish ? 'editor.published' : 'editor.saved',
        fields,
      ),
    reset: () => act(() => api.call('DELETE /other/api/desk/page/{id}', { params }), 'editor.resetDone'),
    restore: (from: number) =>
      act(
        () => api.call('POST /other/api/desk/page/{id}/restore', { params, body: { from, version } }),
        'history.restored',
      ),
  };
}
