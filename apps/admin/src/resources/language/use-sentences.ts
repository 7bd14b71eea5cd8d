import type { DeskSentence } from '@khandai/contracts';
import { isAborted } from '@khandai/api-client';
import { useEffect, useState } from 'react';
import { useDesk } from '../../session/desk-services';

export type Only = 'all' | 'own' | 'en' | 'zh';

export interface SentencePage {
  readonly total: number;
  readonly list: readonly DeskSentence[];
  readonly counts: Readonly<Record<Only, number>>;
}

export const PAGE_SIZE = 50;

/** A page of sentences, read again when `reading` changes. The former page stays until the next one is there. */
export function useSentences({ q, only, page, reading }: { q: string; only: Only; page: number; reading: number }) {
  const { api } = useDesk();
  const [answer, setAnswer] = useState<SentencePage | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const filter = { ...(q !== '' && { q }), ...(only !== 'all' && { only }) };
    const query = { pageNum: page, pageSize: PAGE_SIZE, ...filter };
    api.call('GET /other/api/desk/language', { query }, stop.signal).then(
      (data) => {
        setAnswer(data);
        setFailed(false);
      },
      (error: unknown) => {
        if (!isAborted(error)) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [api, q, only, page, reading]);

  return { answer, failed };
}
