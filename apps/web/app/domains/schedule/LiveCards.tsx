import { FeaturedRoom, MatchCard } from '@khandai/match-ui';
import { icons } from '@khandai/ui-kit';
import { type Fixture, MatchState } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useNumbers } from '../../i18n/use-numbers';
import { matchLabel, pictureOf, roomPath, useShownMatch } from '../match';
import { useServices } from '../../shell/services/services';
import { cardView } from './card-view';

/** Each card observes its own fixture, so a goal rerenders one card and not the page. */
export const LiveMatchCard = observer(function LiveMatchCard({ fixture }: { fixture: Fixture }) {
  const { grouped } = useNumbers();
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const shown = useShownMatch(fixture);
  return <MatchCard {...cardView(shown, clock, { t, grouped })} />;
});

/** The most watched match, with its picture. */
export const LiveFeatured = observer(function LiveFeatured({ fixture: given }: { fixture: Fixture }) {
  const { grouped, shortCount } = useNumbers();
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const shown = useShownMatch(given);
  const { fixture } = shown;
  const isLive = fixture.state === MatchState.live;
  return (
    <FeaturedRoom
      href={roomPath(fixture)}
      src={pictureOf(fixture)}
      linkLabel={t('watchLabel', { home: fixture.home.name, away: fixture.away.name })}
      {...(isLive ? { live: t('liveBadge') } : {})}
      tags={[
        ...(isLive && fixture.viewers > 0 ? [{ icon: icons.eye, text: shortCount(fixture.viewers) }] : []),
        ...(fixture.hot ? [{ icon: icons.flame, text: t('hot') }] : []),
      ]}
      match={{ ...cardView(shown, clock, { t, grouped, primary: true }), label: matchLabel(fixture) }}
    />
  );
});
