import { css } from '@emotion/react';
import type { ReferralRules } from '@khandai/contracts';
import { Num } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';
import { useReferralWords } from './use-referral-words';

/** As long as the cookie `pid` lives. */
const LINK_DAYS = 30;

/** The steps from an opened link to the points, by the operator's rules. */
export function HowTo({ rules: { points, friendPoints, checkIns, perMonth } }: { rules: ReferralRules }) {
  const { grouped } = useNumbers();
  const { t } = useReferralWords();
  const steps = [
    { title: t('steps.open'), text: t('steps.openText', { days: LINK_DAYS }) },
    {
      title: t('steps.active', { days: checkIns }),
      text: friendPoints > 0 ? t('steps.activeText', { points: grouped(friendPoints) }) : t('steps.activeNoPoints'),
    },
    ...(points > 0
      ? [{ title: t('steps.paid', { points: grouped(points) }), text: t('steps.paidText', { max: grouped(perMonth) }) }]
      : []),
  ];
  return (
    <ol css={list} aria-label={t('how')}>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <Num css={number} aria-hidden>
            {at + 1}
          </Num>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: var(--sp-2);
  @media (min-width: 720px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--sp-3);
    padding: var(--sp-3) var(--sp-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    font-size: var(--fs-13);
  }
  & b {
    font-weight: 500;
  }
  & p {
    color: var(--c-text-2);
  }
`;

const number = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--c-accent-tint);
  color: var(--c-accent);
  font-weight: 600;
`;
