import { css } from '@emotion/react';
import type { SearchHit, SearchKind, Team } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Avatar, Badge, clipCss, Icon, type IconDrawing, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { shortDate } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { kickOffTime, leagueCrest, matchLabel, steadyState, useLive, useSpoilers } from '../match';
import { OddsArea, useOdds } from '../odds';
import { MarkedText } from './MarkedText';
import { useHiddenHit } from './use-hidden-hit';
import { useSearchWords } from './use-search-words';

const drawings: Readonly<Record<SearchKind, IconDrawing>> = {
  match: icons.football,
  team: icons.shield,
  league: icons.trophy,
  member: icons.account,
  room: icons.users,
  article: icons.newspaper,
  title: icons.play,
  event: icons.calendar,
  tip: icons.trophy,
  post: icons.message,
};

/** What a result shows: a picture, its name and a note, and the score of a match. */
export const HitBody = observer(function HitBody({ hit }: { readonly hit: SearchHit }) {
  const { t } = useSearchWords();
  const { kind, person, media } = hit;
  return (
    <>
      <span css={[picture, (kind === 'article' || (kind !== 'match' && hit.picture !== null)) && wide]}>
        <HitPicture hit={hit} />
      </span>
      <span css={main}>
        <span css={name}>
          <OfHit hit={hit}>
            <HitTitle hit={hit} />
          </OfHit>{' '}
          {(person ?? media)?.simulated && <Badge>{t('simulated')}</Badge>}
        </span>
        <span css={[note, kind === 'post' ? two : clipCss]}>
          <OfHit hit={hit}>
            <HitNote hit={hit} />
          </OfHit>
        </span>
      </span>
      {kind === 'match' && hit.fixture && <Score fixture={hit.fixture} />}
    </>
  );
});

/** Tips are as hidden as prices are. */
const OfHit = ({ hit: { kind }, children }: { readonly hit: SearchHit; readonly children: ReactNode }) =>
  kind === 'tip' ? <OddsArea>{children}</OddsArea> : children;

const useHidesTip = ({ kind }: SearchHit): boolean => useOdds().settings.hideOdds && kind === 'tip';

const HitTitle = observer(function HitTitle({ hit }: { readonly hit: SearchHit }) {
  const { t } = useSearchWords();
  const isHidden = useHiddenHit(hit);
  if (useHidesTip(hit)) return t('hiddenTip');
  if (!isHidden) return <MarkedText {...hit.title} />;
  return hit.spoils ?? (hit.fixture ? matchLabel(hit.fixture) : t('hiddenTitle'));
});

interface TeamCrestProps {
  readonly team: Team;
  readonly size: number;
  readonly className?: string;
}

const TeamCrest = ({ team: { code, colors }, ...rest }: TeamCrestProps) => (
  <Crest code={code} colors={colors} {...rest} />
);

function HitPicture({ hit }: { readonly hit: SearchHit }) {
  const { kind, person, picture: address, fixture, team, league } = hit;
  if (kind === 'match' && fixture)
    return (
      <span css={pair}>
        <TeamCrest team={fixture.home} size={26} />
        <TeamCrest team={fixture.away} size={26} css={second} />
      </span>
    );
  if (team) return <TeamCrest team={team} size={36} />;
  if (league) return <Crest {...leagueCrest(league)} size={36} />;
  if (person) return <Avatar id={person.userId} name={person.showName} src={person.profilePicture} size={40} />;
  if (address !== null) return <img css={still} src={address} alt="" loading="lazy" width={64} height={44} />;
  return (
    <span css={box}>
      <Icon icon={drawings[kind]} />
    </span>
  );
}

const HitNote = observer(function HitNote({ hit }: { readonly hit: SearchHit }) {
  const { t } = useSearchWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const { kind, note: of, at, media } = hit;
  const isHidden = useHiddenHit(hit);
  if (useHidesTip(hit)) return null;
  if (kind === 'room') return of.text === '' ? null : t('roomNumber', { number: of.text });
  if ((kind === 'match' || kind === 'event') && at !== null)
    return (
      <>
        {shortDate(Date.parse(at), clock.timezone, words('weekdays'))} · <MarkedText {...of} />
      </>
    );
  if (media)
    return (
      <>
        {t(`media.${media.kind}`)}
        {of.text !== '' && !isHidden && (
          <>
            {' · '}
            <MarkedText {...of} />
          </>
        )}
      </>
    );
  return isHidden ? null : <MarkedText {...of} />;
});

/** The score as it is now, or the time of the kick-off; no score for readers who hide them. */
const Score = observer(function Score({ fixture }: { readonly fixture: NonNullable<SearchHit['fixture']> }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const latest = useLive().latest(fixture);
  const { homeScore, awayScore } = latest;
  const state = steadyState(latest, clock, t);
  const isHidden = useSpoilers().isHidden(fixture.fixtureId);
  const isPlayed = homeScore !== null && awayScore !== null;
  return (
    <span css={[score, state.tone === 'live' && liveCss]}>
      <b>{isPlayed && !isHidden ? `${homeScore}–${awayScore}` : kickOffTime(latest, clock.timezone)}</b>
      <small>{state.minute === undefined ? state.word : `${state.minute}′`}</small>
    </span>
  );
});

const picture = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
`;

/* The crest of the second team is in front, and lower. */
const pair = css`
  display: flex;
`;

const second = css`
  margin: 8px 0 0 -8px;
`;

const wide = css`
  width: 64px;
`;

const still = css`
  width: 64px;
  height: 44px;
  border-radius: var(--r-2);
  object-fit: cover;
`;

const box = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-text-2);
`;

const main = css`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
  overflow-wrap: anywhere;
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

const two = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const score = css`
  flex: none;
  display: grid;
  justify-items: end;
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const liveCss = css`
  color: var(--c-live);
  & small {
    color: inherit;
  }
`;
