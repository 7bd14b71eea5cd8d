import { css } from '@emotion/react';
import { SectionHead } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMediaWords, useSeen, useUnfinishedHighlights } from '../../domains/media';
import { HighlightTile } from './HighlightTile';

const MAX = 6;

/** Highlights that the reader has not watched to their end. */
export const ContinueRow = observer(function ContinueRow() {
  const { t } = useMediaWords();
  const rows = useUnfinishedHighlights(useSeen()).slice(0, MAX);
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
