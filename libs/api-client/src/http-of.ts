import type { AxiosInstance } from 'axios';
import type { ApiClientDeps } from './types.js';

/**
 * Returns a function that resolves with the axios instance of a client. For options instead of an instance, it imports
 * axios on the first call: axios is a tenth of a page's scripts, and a server-rendered page hydrates without it. The
 * next call retries a failed import.
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
