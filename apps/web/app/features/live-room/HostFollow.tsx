import { css } from '@emotion/react';
import type { Commentator } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { FollowButton, useCounts, usePeopleWords } from '../../domains/people';
import { useNumbers } from '../../i18n/use-numbers';

/** Follows a commentator, and says how many do. */
export const HostFollow = observer(function HostFollow({ commentator }: { readonly commentator: Commentator }) {
  const { grouped } = useNumbers();
  const { t } = usePeopleWords();
  const { userId, name } = commentator;
  const followers = useCounts(userId)?.followers ?? 0;
  return (
    <span css={place}>
      {followers > 0 && <small css={total}>{t('followers', { number: grouped(followers), count: followers })}</small>}
      <FollowButton member={{ userId, showName: name }} size="sm" learns />
    </span>
  );
});

const place = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
`;

const total = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  white-space: nowrap;
`;
