import { css } from '@emotion/react';
import type { PointEntry } from '@khandai/contracts';
import { Button, Icon, icons, KitLink, Num, Panel, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNumbers } from '../../i18n/use-numbers';
import { Part } from '../../shell/parts/Part';
import { useServices } from '../../shell/services/services';
import { Change, EntryCause } from './EntryLine';
import { MyLevel } from './MyLevel';
import { POINT_BOOK } from './paths';
import { useEngageWords } from './use-engage-words';

const RECENT = 4;

/** What the member has, and the newest entries of their points. `balance` undefined: not known yet. */
export const PointsAside = observer(function PointsAside({ balance }: { balance: number | undefined }) {
  const { t } = useEngageWords();
  const { api, log } = useServices();
  const [recent] = useState(
    () =>
      new Part<readonly PointEntry[]>({
        fetch: async (signal) => {
          const { list } = await api.call('GET /au/api/user/point/list', { query: { pageSize: RECENT } }, signal);
          return list;
        },
        report: (error) => {
          log.warn('recent points', error);
        },
      }),
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const visit = new AbortController();
    // Another balance: there are new entries.
    if (balance !== undefined) void recent.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [recent, balance, attempt]);
  return (
    <Stack>
      <Balance balance={balance} />
      <MyLevel after={balance} />
      <Panel
        title={t('recent')}
        end={
          <KitLink href={POINT_BOOK} aria-label={t('allEntries')} css={all}>
            <Icon icon={icons.chevronRight} size={18} />
          </KitLink>
        }
      >
        <ul css={list} aria-busy={recent.state === 'loading'}>
          {recent.value?.map((entry) => (
            <li key={entry.entryId}>
              <EntryCause entry={entry} />
              <Change change={entry.change} />
            </li>
          ))}
        </ul>
        {recent.value?.length === 0 && <p css={note}>{t('noEntries')}</p>}
        {recent.state === 'failed' && !recent.value && (
          <div css={note} role="alert">
            <p>{t('recentFailed')}</p>
            <Button
              size="sm"
              onClick={() => {
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          </div>
        )}
      </Panel>
    </Stack>
  );
});

/** What the member has. */
export function Balance({ balance }: { balance: number | undefined }) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  return (
    <Panel padded>
      <p css={amount}>
        <Icon icon={icons.coins} size={20} />
        <Num css={big}>{balance === undefined ? '…' : grouped(balance)}</Num>
        {t('points')}
      </p>
      <p css={small}>{t('playPoints')}</p>
    </Panel>
  );
}

const amount = css`
  display: flex;
  padding-top: var(--sp-3);
  align-items: baseline;
  gap: var(--sp-2);
  color: var(--c-text-2);
  & > svg {
    align-self: center;
    color: var(--c-gold);
  }
`;

const big = css`
  font-size: var(--fs-24);
  font-weight: 700;
  color: var(--c-text);
`;

const small = css`
  margin-top: var(--sp-1);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const all = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
`;

const list = css`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    padding: var(--sp-2) var(--sp-4);
    border-top: 1px solid var(--c-line);
  }
`;

const note = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
