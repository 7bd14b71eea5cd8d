import { css } from '@emotion/react';
import type { ModerationContext } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';
import { quiet } from './card.styles';
import { daysOf } from './queue-text';
import { sentenceOf } from './sentence-of';
import { Time } from './Time';

interface PersonFactsProps {
  readonly name: string;
  readonly author: ModerationContext['author'];
}

/** Who wrote it: how old the account is, and what was decided about them before. */
export const PersonFacts = observer(function PersonFacts({ name, author }: PersonFactsProps) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { clock } = useServices();
  const { since, guest, bans, takenBack, history } = author;
  const age = daysOf(clock.now - Date.parse(since), t);
  return (
    <>
      <dl css={facts}>
        <div>
          <dt>{t(guest ? 'guestAccount' : 'account')}</dt>
          <dd>{age}</dd>
        </div>
        <div>
          <dt>{t('pastBans')}</dt>
          <dd>{t('times', { number: bans, count: bans })}</dd>
        </div>
        <div>
          <dt>{t('pastMessages')}</dt>
          <dd>{t('times', { number: takenBack, count: takenBack })}</dd>
        </div>
      </dl>
      {history.length > 0 && (
        <details css={past}>
          <summary>{t('past', { name })}</summary>
          <ul>
            {history.map((entry) => (
              <li key={entry.logId} css={quiet}>
                <span>{sentenceOf(entry, t)}</span> <Time at={entry.at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
});

const facts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-2);
  & dt {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
  & dd {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
`;

const past = css`
  & > summary {
    min-height: 44px;
    padding: 12px 0;
    font-size: var(--fs-13);
    cursor: pointer;
  }
  & li {
    padding: 2px 0;
  }
`;
