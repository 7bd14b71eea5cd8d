import { css } from '@emotion/react';
import type { PublicProfile } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Icon, type IconDrawing, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { calendarDate, fullTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { member as words } from '../../i18n/vi/lazy/member';
import { useServices } from '../../shell/services/services';

/** When the member was here, which team they support, and since when they have an account. */
export const MemberFacts = observer(function MemberFacts({ profile }: { readonly profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const { clock } = useServices();
  const { favouriteTeam: team, createdAt } = profile;
  return (
    <ul css={list}>
      <Seen profile={profile} />
      {team && (
        <Fact picture={<Crest code={team.code} colors={team.colors} size={16} />}>
          {t('supports', { team: team.name })}
        </Fact>
      )}
      <Fact icon={icons.calendar}>{t('joined', { date: calendarDate(Date.parse(createdAt), clock.timezone) })}</Fact>
    </ul>
  );
});

/** Whether the member is online, or when they were; nothing for members who hide it. */
const Seen = observer(function Seen({ profile: { online, lastSeenAt } }: { profile: PublicProfile }) {
  const { t } = useLazyTranslation('member', words);
  const { clock } = useServices();
  if (online) return <Fact icon={icons.onAir}>{t('online')}</Fact>;
  if (lastSeenAt === null) return null;
  return (
    <Fact icon={icons.clock}>
      {t('lastSeen', { time: fullTime(Date.parse(lastSeenAt), clock.timezone, t('match:weekdays')) })}
    </Fact>
  );
});

interface FactProps {
  readonly icon?: IconDrawing;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ icon, picture, children }: FactProps) {
  return (
    <li css={fact}>
      {icon ? <Icon icon={icon} size={16} /> : picture}
      <span>{children}</span>
    </li>
  );
}

const list = css`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const fact = css`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-2);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;
