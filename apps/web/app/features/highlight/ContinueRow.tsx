import { css } from '@emotion/react';
import type { HighlightCard } from '@khandai/contracts';
import { SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMediaWords, useSeen } from '../../domains/media';
import { useServices } from '../../shell/services/services';
import { HighlightTile } from './HighlightTile';

const MAX = 6;

/** Videos that the reader has not watched to their end. */
export const ContinueRow = observer(function ContinueRow() {
  const { t } = useMediaWords();
  const { api, log } = useServices();
  const seen = useSeen();
  const [cards, setCards] = useState<readonly HighlightCard[]>([]);
  const ids = seen.unfinished
    .slice(0, MAX)
    .map(({ titleId }) => titleId)
    .join(',');
  useEffect(() => {
    if (ids === '') return;
    const visit = new AbortController();
    const { signal } = visit;
    api
      .call('GET /other/api/highlight/list', { query: { ids } }, signal)
      .then(({ list }) => {
        if (!signal.aborted) setCards(list);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn('videos to go on with', error);
      });
    return () => {
      visit.abort();
    };
  }, [api, log, ids]);
  const rows = seen.unfinished.flatMap(({ videoId, second }) => {
    const highlight = cards.find((card) => card.videoId === videoId);
    return highlight ? [{ highlight, second }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="highlights-continue">
      <SectionHead id="highlights-continue" title={t('continue')} />
      <ul css={list}>
        {rows.map(({ highlight, second }) => (
          <li key={highlight.videoId}>
            <HighlightTile highlight={highlight} second={second} />
          </li>
        ))}
      </ul>
    </section>
  );
});

const list = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(16rem, 70%);
  gap: var(--sp-4);
  overflow-x: auto;
  padding-bottom: var(--sp-2);
`;
