import { css } from '@emotion/react';
import type { InvitedFriend, ReferralSheet } from '@khandai/contracts';
import { Badge, EmptyState, icons, Num, Panel } from '@khandai/ui-kit';
import { useSigned } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useReferralWords } from './use-referral-words';

const TONES = { registered: 'plain', active: 'info', rewarded: 'ok', refused: 'warn' } as const;

/** The friends who came with the member's code, under masked names, and what became of each. */
export function InvitedPanel({ sheet: { total, rewarded, points, list, rules } }: { sheet: ReferralSheet }) {
  const { grouped } = useNumbers();
  const signed = useSigned();
  const { t } = useReferralWords();
  if (total === 0) return <EmptyState framed icon={icons.users} title={t('empty')} text={t('emptyText')} />;
  return (
    <Panel
      title={t('invited')}
      end={
        <span css={sums}>
          {t('sums', { total: grouped(total), rewarded: grouped(rewarded), points: signed(points) })}
        </span>
      }
    >
      <table css={table} aria-label={t('invited')}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" css={figure}>
              {t('checkIns')}
            </th>
            <th scope="col" css={figure}>
              {t('reward')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((friend, at) => (
            <Row key={`${friend.registeredAt} ${at}`} friend={friend} days={rules.checkIns} />
          ))}
        </tbody>
      </table>
      <p css={note}>
        {total > list.length && `${t('newest', { count: list.length })} `}
        {t('note')}
      </p>
    </Panel>
  );
}

function Row({ friend: { name, state, reason, checkIns, points }, days }: { friend: InvitedFriend; days: number }) {
  const signed = useSigned();
  const { t } = useReferralWords();
  return (
    <tr>
      <th scope="row">{name === '' ? t('gone') : `@${name}`}</th>
      <td>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {reason !== null && <p css={why}>{t(`reasons.${reason}`)}</p>}
      </td>
      <td css={figure}>
        <Num>{state === 'refused' && reason !== 'cap' ? '–' : t('progress', { done: checkIns, days })}</Num>
      </td>
      <td css={figure}>
        {points > 0 ? (
          <Num css={paid}>{signed(points)}</Num>
        ) : (
          <span aria-label={t('noReward')} role="img">
            –
          </span>
        )}
      </td>
    </tr>
  );
}

const sums = css`
  padding-right: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & :is(th, td) {
    padding: var(--sp-2);
    text-align: left;
    font-weight: 400;
    vertical-align: middle;
  }
  & thead th {
    color: var(--c-text-2);
  }
  & tbody :is(th, td) {
    border-top: 1px solid var(--c-line);
  }
  & tbody th {
    white-space: nowrap;
  }
  & th:first-of-type {
    padding-left: var(--sp-4);
  }
  & thead th:last-of-type,
  & td:last-of-type {
    padding-right: var(--sp-4);
  }
`;

const figure = css`
  &&& {
    text-align: right;
    white-space: nowrap;
  }
`;

const why = css`
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const paid = css`
  font-weight: 600;
  color: var(--c-accent);
`;

const note = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
