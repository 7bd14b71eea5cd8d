import { css } from '@emotion/react';
import type { Anchor, Fixture } from '@khandai/contracts';
import { groupByCommentator } from '@khandai/live-schedule';
import { LeagueGroup } from '@khandai/match-ui';
import { Segmented } from '@khandai/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { schedule } from '../../i18n/vi/lazy/schedule';
import { type DayData, DayPage, ScheduleRow, VIEW, withParameter } from '../../domains/schedule';
import type { Loaded } from '../../shell/router/answers';
import { AnchorList } from './AnchorList';

const filters = ['all', 'live', 'coming', 'ended', 'favourites'] as const;
const BY_COMMENTATOR = 'blv';

export function HostedDay({ day, anchors }: { day: DayData; anchors: Loaded<Anchor[]> }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const byCommentator = search.get(VIEW) === BY_COMMENTATOR;
  const choose = (view: string) => {
    const next = withParameter('', search, VIEW, view === BY_COMMENTATOR ? view : undefined);
    return navigate({ search: next }, { replace: true, preventScrollReset: true });
  };
  return (
    <DayPage
      data={day}
      filters={filters}
      views={
        <div css={start}>
          <Segmented
            label={t('views')}
            value={byCommentator ? BY_COMMENTATOR : 'giai'}
            options={[
              { value: 'giai', label: t('byLeague') },
              { value: BY_COMMENTATOR, label: t('byCommentator') },
            ]}
            onChange={choose}
          />
        </div>
      }
      {...(byCommentator ? { list: (fixtures) => <ByCommentator fixtures={fixtures} /> } : {})}
      aside={anchors.ok && <AnchorList anchors={anchors.value} />}
    />
  );
}

function ByCommentator({ fixtures }: { fixtures: readonly Fixture[] }) {
  const { t } = useLazyTranslation('schedule', schedule);
  return groupByCommentator(fixtures).map(({ commentator, fixtures: own }) => (
    <LeagueGroup
      key={commentator.userId}
      level={2}
      lazy
      name={commentator.name}
      round={t('room', { number: String(commentator.roomNumber) })}
      count={t(commentator.live ? 'onAir' : 'offAir')}
    >
      {own.map((fixture) => (
        <ScheduleRow key={fixture.fixtureId} fixture={fixture} />
      ))}
    </LeagueGroup>
  ));
}

const start = css`
  justify-self: start;
`;
