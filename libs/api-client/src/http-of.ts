import type { AxiosInstance } from 'axios';
import type { ApiClientDeps } from './types.js';

/**
 * The axios of a client. One to be made is loaded with the first call: it is a tenth of a page's scripts, and a page
 * the server rendered comes alive without it. A load that failed is tried again by the next call.
 */
export function httpOf(http: ApiClientDeps['http']): () => Promise<AxiosInstance> {
  if (typeof http === 'function') return () => Promise.resolve(http);
  let made: Promise<AxiosInstance> | undefined;
  const make = async (): Promise<AxiosInstance> => {
    try {
      const { default: axios } = await import('axios');
      return axios.create(http);
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
  return () => (made ??= make());
}
