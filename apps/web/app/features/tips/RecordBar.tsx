import { css } from '@emotion/react';
import { type TipRecord, TipResult } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useSpoilers } from '../../domains/match';
import { usePageWords } from './use-page-words';

/** Wins, draws and losses, with the size of the sample. */
export function RecordBar({
  record: { wins, draws, losses, tips },
}: {
  readonly record: Pick<TipRecord, 'wins' | 'draws' | 'losses' | 'tips'>;
}) {
  const { t } = usePageWords();
  const parts = [
    { name: 'win', count: wins },
    { name: 'draw', count: draws },
    { name: 'lose', count: losses },
  ].filter(({ count }) => count > 0);
  return (
    <span css={root}>
      <span css={bar} aria-hidden="true">
        {parts.map(({ name, count }) => (
          <i key={name} data-part={name} style={{ flexGrow: count }} />
        ))}
      </span>
      <span>{t('splitText', { wins, draws, losses, number: tips })}</span>
    </span>
  );
}

/** The last results as letters, the newest first; none for readers who hide scores, as each tells how a match went. */
export const LastResults = observer(function LastResults({ last }: { readonly last: readonly TipResult[] }) {
  const { t } = usePageWords();
  const { hides } = useSpoilers();
  if (last.length === 0 || hides) return null;
  const letter = (result: TipResult) => t(`letters.${nameOf(result)}`);
  return (
    <span role="img" css={letters} aria-label={t('lastLabel', { list: last.map(letter).join(', ') })}>
      {last.map((result, index) => (
        // The newest moves all others along: letters have no identity of their own.
        <i key={index} data-part={nameOf(result)}>
          {letter(result)}
        </i>
      ))}
    </span>
  );
});

/** Tips won in a row. It tells how the last one went, so readers who hide scores do not get it. */
export const Streak = observer(function Streak({ streak }: Pick<TipRecord, 'streak'>) {
  const { hides } = useSpoilers();
  return hides ? '–' : streak;
});

const nameOf = (result: TipResult): 'win' | 'draw' | 'lose' => {
  if (result === TipResult.win) return 'win';
  return result === TipResult.draw ? 'draw' : 'lose';
};

const root = css`
  display: grid;
  gap: 4px;
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--c-text-2);
`;

const bar = css`
  display: flex;
  gap: 2px;
  height: 4px;
  & > i {
    flex-basis: 0;
    border-radius: 2px;
    background: var(--c-control);
  }
  & > i[data-part='win'] {
    background: var(--c-accent-fill);
  }
  & > i[data-part='lose'] {
    background: var(--c-neg);
  }
`;

const letters = css`
  display: inline-flex;
  gap: 3px;
  & > i {
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    border-radius: var(--r-1);
    background: var(--c-fill);
    font-size: var(--fs-11);
    font-style: normal;
    font-weight: var(--fw-semi);
    color: var(--c-text-2);
  }
  & > i[data-part='win'] {
    background: var(--c-up-tint);
    color: var(--c-up);
  }
  & > i[data-part='lose'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--c-neg);
    color: var(--c-neg);
  }
`;
