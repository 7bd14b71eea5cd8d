import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { type Fixture, type MatchPick, matchPicks } from '@khandai/contracts';
import { Button, numCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useAccount } from '../../domains/account';
import { matchLabel } from '../../domains/match';
import { useNumbers } from '../../i18n/use-numbers';
import { wholePercents } from '../../i18n/whole-percents';
import { useServices } from '../../shell/services/services';
import { useFanVote } from './use-fan-vote';
import { useRoomWords } from './use-room-words';

/** What fans expect of a match: a vote until the kick-off, and shares after one's own vote or after the kick-off. */
export const FanVote = observer(function FanVote({ fixture }: { readonly fixture: Fixture }) {
  const { grouped } = useNumbers();
  const { t } = useRoomWords();
  const { toasts } = useServices();
  const account = useAccount();
  const { vote, store, wish } = useFanVote(fixture, (error) => {
    const text = error instanceof ApiError ? { text: error.message } : {};
    toasts.push({ tone: 'bad', title: t('fanVote.failed'), ...text });
  });
  const send = (pick: MatchPick) => {
    account.asMember(() => void store(pick), t('fanVote.login', { match: matchLabel(fixture) }));
  };
  if (!vote) return null;
  const { open, own, counts } = vote;
  const total = counts ? counts.home + counts.draw + counts.away : 0;
  const percents = wholePercents(matchPicks.map((pick) => counts?.[pick] ?? 0));
  const names = { home: fixture.home.shortName, draw: t('fanVote.draw'), away: fixture.away.shortName };
  return (
    <div css={root}>
      <div css={picks} role="group" aria-label={t('fanVote.title')}>
        {matchPicks.map((pick, index) => (
          <div key={pick} css={column}>
            {open && (
              <Button
                size="sm"
                look={(wish ?? own) === pick ? 'primary' : 'plain'}
                aria-pressed={(wish ?? own) === pick}
                aria-busy={wish === pick}
                onClick={() => {
                  send(pick);
                }}
              >
                {names[pick]}
              </Button>
            )}
            {counts && <Share name={open ? undefined : names[pick]} percent={percents[index] ?? 0} />}
          </div>
        ))}
      </div>
      <p css={note} role="status">
        {counts
          ? t(own === null ? 'fanVote.votes' : open ? 'fanVote.change' : 'fanVote.voted', {
              number: grouped(total),
              count: total,
              pick: own === null ? '' : names[own],
            })
          : t('fanVote.ask')}
      </p>
    </div>
  );
});

function Share({ name, percent }: { readonly name: string | undefined; readonly percent: number }) {
  return (
    <>
      {name !== undefined && <span>{name}</span>}
      <b css={numCss}>{percent}%</b>
      <span css={bar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-2);
`;

const picks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.6fr) minmax(0, 1fr);
  gap: var(--sp-2);
`;

const column = css`
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: 4px;
  min-width: 0;
  font-size: var(--fs-13);
  text-align: center;
  overflow-wrap: anywhere;
  @media (max-width: 379px) {
    font-size: var(--fs-12);
  }
  & > button {
    min-height: var(--touch);
    white-space: normal;
  }
`;

const bar = css`
  height: 6px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  overflow: hidden;
  & > span {
    display: block;
    height: 100%;
    background: var(--c-accent-fill);
  }
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
