import type { PostSource } from '@khandai/contracts';
import { useCallback } from 'react';
import { useDesk } from '../../session/desk-services';

/** Sends a page and returns how it is stored. Rejects with the site's sentence for a file that it does not take. */
export function useSendPage(): (file: File, signal?: AbortSignal) => Promise<PostSource> {
  const { api } = useDesk();
  return useCallback((file, signal) => api.call('POST /other/api/desk/comic-page', { file }, signal), [api]);
}
