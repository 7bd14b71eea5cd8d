import { css } from '@emotion/react';
import { type Fixture, type LiveRoom, MatchState, SportType } from '@khandai/contracts';
import { CommentaryList, StatBar, Timeline } from '@khandai/match-ui';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { matchLabel } from '../../domains/match';
import { useServices } from '../../shell/services/services';
import { commentaryRows, isKeyEvent } from './commentary-view';
import { NearPart } from '../../shell/parts/NearPart';
import { ContestParts } from './ContestParts';
import { eventsCode, starCode, voteCode } from './late-parts';
import { matchFacts } from './overview-view';
import { type TabKey, useIsPhone } from './room-tabs';
import { eventRows, quickBars } from './timeline-view';
import { useRoomWords } from './use-room-words';
import { useRoomStore } from './room-context';

interface OverviewTabProps {
  readonly room: LiveRoom;
  readonly fixture: Fixture;
  /** Leaves out how the match goes, which tells the score. */
  readonly hides: boolean;
  readonly onOpen: (tab: TabKey) => void;
}

const LATEST = 3;

/** A summary of the match; each part links to its full tab. */
export const OverviewTab = observer(function OverviewTab({ room, fixture, hides, onOpen }: OverviewTabProps) {
  const store = useRoomStore();
  const { t } = useRoomWords();
  const { language } = useI18n();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const isPhone = useIsPhone();
  const moments = hides ? [] : eventRows(store.events.filter(isKeyEvent), t);
  const latest = hides ? [] : commentaryRows(fixture, store.commentary, store.events).slice(0, LATEST);
  const bars = hides ? [] : quickBars(store.stats, t, language);
  return (
    <div css={columns}>
      {fixture.state !== MatchState.coming && !hides && <ContestParts fixture={fixture} stats={store.stats} />}
      <Part
        title={t('overview.facts')}
        // Wider screens have it beside the host, except beside the button that books.
        end={
          (isPhone || fixture.state === MatchState.coming) && (
            <NearPart id="overview-star" code={starCode}>
              {(Star) => <Star kind="match" id={fixture.fixtureId} name={matchLabel(fixture)} />}
            </NearPart>
          )
        }
      >
        <dl css={facts}>
          {matchFacts(
            room,
            fixture,
            { now: clock.minute, timezone: clock.timezone, weekdays: words('weekdays') },
            { t, words },
          ).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {fixture.sportType === SportType.football && (
        <Part title={t('fanVote.title')}>
          <NearPart id="overview-vote" code={voteCode}>
            {(FanVote) => <FanVote fixture={fixture} />}
          </NearPart>
        </Part>
      )}
      {/* Wider screens have them below the tabs. */}
      {isPhone && (
        <NearPart id="overview-events" code={eventsCode}>
          {(RoomEvents) => (
            <div css={events}>
              <RoomEvents id="events-of-match" fixtureId={fixture.fixtureId} />
            </div>
          )}
        </NearPart>
      )}
      {moments.length > 0 && (
        <Part
          title={t('overview.keyMoments')}
          more={{
            name: t('tabs.events'),
            open: () => {
              onOpen('events');
            },
          }}
        >
          <Timeline label={t('overview.keyMoments')} rows={moments} />
        </Part>
      )}
      {bars.length > 0 && (
        <Part
          title={t('quickStats')}
          more={{
            name: t('tabs.stats'),
            open: () => {
              onOpen('stats');
            },
          }}
        >
          {bars.map((bar) => (
            <StatBar key={bar.label} {...bar} />
          ))}
        </Part>
      )}
      {latest.length > 0 && (
        <Part
          title={t('overview.latest')}
          more={{
            name: t('tabs.commentary'),
            open: () => {
              onOpen('commentary');
            },
          }}
        >
          <CommentaryList label={t('overview.latest')} rows={latest} />
        </Part>
      )}
    </div>
  );
});

interface PartProps {
  readonly title: string;
  readonly more?: { readonly name: string; readonly open: () => void };
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, more, end, children }: PartProps) {
  const { t } = useRoomWords();
  return (
    <section css={part} aria-label={title}>
      <div css={head}>
        <h2>{title}</h2>
        {end}
        {more && (
          <Button size="sm" look="quiet" aria-label={t('overview.allOf', { name: more.name })} onClick={more.open}>
            {t('overview.more')}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2) 0;
  padding: var(--sp-2) 0;
  @media (min-width: 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const events = css`
  padding: 0 var(--sp-4) var(--sp-2);
  &:empty {
    display: none;
  }
`;

const part = css`
  min-width: 0;
  padding-bottom: var(--sp-2);
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--touch);
  padding: 0 var(--sp-4);
  & h2 {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
  /* Its words end where the column ends. */
  & > button {
    margin-right: calc(-1 * var(--sp-3));
  }
`;

const facts = css`
  padding: 0 var(--sp-4);
  font-size: var(--fs-13);
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--sp-4);
    padding: 6px 0;
    border-bottom: 1px solid var(--c-line);
  }
  & dt {
    flex: none;
    color: var(--c-muted);
  }
  & dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: break-word;
  }
`;
