import { ApiError } from '@khandai/api-client';
import { type ArticleDoc, Code, type DeskPage } from '@khandai/contracts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useDesk } from '../../session/desk-services';

interface PageFields {
  readonly title: string;
  readonly summary: string;
  readonly content: ArticleDoc;
}

/** What staff do with a plain page. A refusal is shown in the server's words, and what was typed stays. */
export function usePageActs({ id, version }: DeskPage, onSaved: (page: DeskPage) => void, onConflict: () => void) {
  const notify = useNotify();
  const { api } = useDesk();
  const [busy, setBusy] = useState(false);
  const params = { id };

  const act = async (work: () => Promise<DeskPage>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      onSaved(await work());
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
      ),
    reset: () => act(() => api.call('DELETE /other/api/desk/page/{id}', { params }), 'editor.resetDone'),
    restore: (from: number) =>
      act(
        () => api.call('POST /other/api/desk/page/{id}/restore', { params, body: { from, version } }),
        'history.restored',
      ),
  };
}
