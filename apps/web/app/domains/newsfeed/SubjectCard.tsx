import { css } from '@emotion/react';
import { type Fixture, MatchState, type PostSubject, PostType } from '@khandai/contracts';
import { MatchCard } from '@khandai/match-ui';
import { LinkButton, OriginBadge, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useOrigin } from '../../shell/frame/use-origin';
import { useServices } from '../../shell/services/services';
import {
  leagueCrest,
  leagueText,
  matchLabel,
  roomPath,
  ShowScore,
  steadyState,
  teamView,
  useShownMatch,
} from '../match';
import { EventSubject } from '../events';
import { TipSubject } from '../tips';
import { ArticleCard } from './ArticleCard';
import { useSubjectWords } from './use-subject-words';

export interface SubjectCardProps {
  readonly subject: PostSubject;
  /** Inside the frame of another card. */
  readonly bare?: boolean;
}

/** What a post is about, such as a match with its present score and the way into its room. */
export function SubjectCard({ subject, bare = false }: SubjectCardProps) {
  const words = useSubjectWords(subject.type);
  const card = cardOf(subject);
  if (!card) return <p css={[place, gone, bare && inCard]}>{words.gone}</p>;
  return <div css={[place, bare && inCard]}>{card}</div>;
}

/** Null when it is not on the site any more. */
function cardOf(subject: PostSubject): ReactNode {
  switch (subject.type) {
    case PostType.shareLive:
      return subject.fixture && <Match fixture={subject.fixture} hostId={subject.hostId} />;
    case PostType.shareArticle:
      return subject.article && <ArticleCard article={subject.article} />;
    case PostType.eventLive:
    case PostType.shareEvent:
      return subject.event && <EventSubject event={subject.event} />;
    case PostType.shareTip:
      return subject.tip && <TipSubject tip={subject.tip} />;
  }
}

const Match = observer(function Match({ fixture: given, hostId }: { fixture: Fixture; hostId: number | null }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const { fixture, reveal } = useShownMatch(given);
  const origin = useOrigin(fixture.origin);
  const host = fixture.commentators.find(({ userId }) => userId === hostId);
  const isLive = fixture.state === MatchState.live;
  const path = roomPath(fixture);
  return (
    <MatchCard
      label={matchLabel(fixture)}
      league={{ text: leagueText(fixture), crest: leagueCrest(fixture.league) }}
      state={steadyState(fixture, clock, t)}
      home={teamView(fixture, 'home', t)}
      away={teamView(fixture, 'away', t)}
      {...(host && {
        hosts: { people: [{ id: host.userId, name: host.name, src: host.profilePicture }], name: host.name },
      })}
      action={
        <span css={acts}>
          {origin && <OriginBadge>{origin}</OriginBadge>}
          {reveal && <ShowScore fixture={fixture} onPress={reveal} />}
          <LinkButton
            href={host ? `${path}?blv=${host.userId}` : path}
            size="sm"
            icon={icons.play}
            aria-label={t(isLive ? 'watchLabel' : 'enterLabel', { home: fixture.home.name, away: fixture.away.name })}
          >
            {isLive ? t('watch') : t('enter')}
          </LinkButton>
        </span>
      }
    />
  );
});

const place = css`
  container-type: inline-size;
  margin: 0 var(--sp-4) var(--sp-3);
`;

const inCard = css`
  margin: 0;
`;

const gone = css`
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  color: var(--c-muted);
`;

/* As wide as the inside of the card at most, so that buttons wrap in narrow ones. */
const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-2);
  max-width: calc(100cqi - 2 * var(--sp-4) - 2px);
  padding: 2px 0;
`;
