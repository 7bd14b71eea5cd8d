import type { SearchAnswer } from '@khandai/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchAddress } from '../../domains/search';
import type { Loaded } from '../../shell/router/answers';
import { attempt } from '../../shell/router/answers';
import { useServices } from '../../shell/services/services';
import { isSearched, queryOf } from './load-search';

/**
 * The answer to a search: the one that the page was served with, and for members their own, without those they block or who
 * block them. Call it inside an observer.
 */
export function useAnswer(asked: SearchAddress, served: Loaded<SearchAnswer> | undefined) {
  const { api, viewer, log } = useServices();
  const { isMember, version } = viewer;
  const [own, setOwn] = useState<{ of: SearchAddress; answer: Loaded<SearchAnswer> } | undefined>();
  const isServed = served !== undefined && !isMember;
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await attempt(api.call('GET /other/api/search', { query: queryOf(asked) }, signal), (error) => {
      log.warn('search', error);
    });
    if (!signal.aborted) setOwn({ of: asked, answer });
  });
  useEffect(() => {
    if (isServed || !isSearched(asked)) return;
    const life = new AbortController();
    void load(life.signal);
    return () => {
      life.abort();
    };
  }, [isServed, version, asked]);
  if (isServed) return served;
  return own?.of === asked ? own.answer : undefined;
}
