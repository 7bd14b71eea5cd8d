import { css } from '@emotion/react';
import { isAborted } from '@khandai/api-client';
import type { DeskFixture } from '@khandai/contracts';
import { Dialog, Field } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { vietnamTime } from '../../../time/vietnam-time';
import { useDesk } from '../../../session/desk-services';
import { useArticleWords } from '../use-article-words';

type Load =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly list: readonly DeskFixture[] };

const QUIET_MS = 250;

/** Searches a match by the names of its teams. */
export function MatchPicker({ onChoose, onClose }: { onChoose: (match: DeskFixture) => void; onClose: () => void }) {
  const t = useArticleWords();
  const { api, clock } = useDesk();
  const [word, setWord] = useState('');
  const [load, setLoad] = useState<Load>({ state: 'loading' });

  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const q = word.trim();
    clock
      .sleep(q === '' ? 0 : QUIET_MS, signal)
      .then(() => api.call('GET /other/api/desk/fixture', { query: { pageSize: 20, ...(q !== '' && { q }) } }, signal))
      .then(
        ({ list }) => setLoad({ state: 'loaded', list }),
        (error: unknown) => {
          if (!isAborted(error) && !signal.aborted) setLoad({ state: 'failed' });
        },
      );
    return () => visit.abort();
  }, [api, clock, word]);

  return (
    <Dialog open onClose={onClose} title={t('match.choose')} closeLabel={t('match.close')}>
      <Field type="search" label={t('match.search')} value={word} onChange={setWord} autoComplete="off" />
      <p role="status" css={quiet}>
        {load.state === 'failed' && t('match.failed')}
        {load.state === 'loaded' && load.list.length === 0 && t('match.none')}
      </p>
      <ul css={listCss}>
        {load.state === 'loaded' &&
          load.list.map((match) => (
            <li key={match.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(match);
                  onClose();
                }}
              >
                <b>
                  {match.home} – {match.away}
                </b>
                <small>
                  {vietnamTime(Date.parse(match.kickOff))} · {match.league}
                </small>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

const quiet = css`
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;

const listCss = css`
  overflow-y: auto;
  max-height: 20rem;
  & button {
    display: grid;
    align-content: center;
    width: 100%;
    min-height: 52px;
    padding: var(--sp-1) var(--sp-2);
    border-radius: var(--r-2);
  }
  & button:hover {
    background: var(--c-hover);
  }
  & b {
    font-weight: var(--fw-medium);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-13);
  }
`;
