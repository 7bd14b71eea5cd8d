import { css } from '@emotion/react';
import type { LuckyResult } from '@khandai/contracts';
import { Badge, Num, Panel } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { ticketOf } from './draw-words';

/** Who won, by masked names. Nothing before the draw. */
export function Winners({ draw }: { draw: LuckyResult }) {
  const { t } = useEngageWords();
  const { state, results, mine } = draw;
  if (state !== 'drawn') return null;
  return (
    <Panel title={t('draws.winners', { count: results.length })}>
      {results.length === 0 ? (
        <p css={note}>{t('draws.noWinners')}</p>
      ) : (
        <ol css={list}>
          {results.map(({ rank, entryId, number, name }) => (
            <li key={entryId}>
              <Num css={place}>{rank}</Num>
              <span css={who}>{name ?? t('draws.gone')}</span>
              {entryId === mine?.entryId && <Badge tone="gold">{t('draws.you')}</Badge>}
              <Num css={ticket}>{t('draws.ticket', { ticket: ticketOf(number) })}</Num>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

const list = css`
  & > li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    min-height: var(--touch);
    padding: var(--sp-2) var(--sp-4);
    border-top: 1px solid var(--c-line);
  }
`;

const place = css`
  min-width: 2ch;
  color: var(--c-text-2);
`;

const who = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const ticket = css`
  margin-left: auto;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  white-space: nowrap;
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  color: var(--c-text-2);
`;
