import { css } from '@emotion/react';
import { MatchState } from '@khandai/contracts';
import type { MatchCardProps } from '@khandai/match-ui';
import { LinkButton, icons } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import {
  hostViews,
  leagueCrest,
  leagueText,
  matchLabel,
  type Moment,
  roomPath,
  type ShownMatch,
  ShowScore,
  steadyState,
  teamView,
} from '../match';

interface CardOptions {
  readonly t: TFunction<'match'>;
  readonly grouped: (value: number) => string;
  /** Marks the page's one main button. */
  readonly primary?: boolean;
}

/** Card view of a match. */
export function cardView(
  { fixture, reveal }: ShownMatch,
  moment: Moment,
  { t, grouped, primary = false }: CardOptions,
): MatchCardProps {
  const people = hostViews(fixture);
  const [first, ...rest] = people;
  const live = fixture.state === MatchState.live;
  return {
    label: matchLabel(fixture),
    league: { text: leagueText(fixture), crest: leagueCrest(fixture.league) },
    state: steadyState(fixture, moment, t),
    home: teamView(fixture, 'home', t),
    away: teamView(fixture, 'away', t),
    hosts: { people, name: first?.name ?? t('noHost'), ...(rest.length > 0 ? { more: `+${rest.length}` } : {}) },
    ...(live && fixture.viewers > 0
      ? { watching: { count: grouped(fixture.viewers), word: t('viewers', { count: fixture.viewers }) } }
      : {}),
    action: (
      <span css={acts}>
        {reveal && <ShowScore fixture={fixture} onPress={reveal} />}
        <LinkButton
          href={roomPath(fixture)}
          size="sm"
          look={primary ? 'primary' : 'plain'}
          icon={icons.play}
          aria-label={t(live ? 'watchLabel' : 'enterLabel', { home: fixture.home.name, away: fixture.away.name })}
        >
          {live ? t('watch') : t('enter')}
        </LinkButton>
      </span>
    ),
  };
}

const acts = css`
  display: flex;
  gap: var(--sp-2);
`;
