import { type IconDrawing, icons, TabNav } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { type SportKey, useLive } from '../../match';
import { ServiceIcon } from './ServiceIcon';
import { type Sport, sports } from './sports';

/** Shown where the icon service's picture does not load. */
const drawings: Record<SportKey, IconDrawing> = {
  football: icons.football,
  basketball: icons.basketball,
  esport: icons.gamepad,
  marble: icons.marble,
};

export interface SportTabsProps {
  /** Path of the page for all sports. */
  readonly base: string;
  readonly current: Sport | undefined;
  /** A league's page belongs to no tab. */
  readonly none?: boolean;
}

/** Links to each sport's page, with its number of live matches. */
export const SportTabs = observer(function SportTabs({ base, current, none }: SportTabsProps) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { t: words } = useTranslation('match');
  const { t: shell } = useTranslation('shell');
  const live = useLive();
  const items = [
    { href: base, label: words('sports.all'), current: !none && current === undefined },
    ...sports.map(({ key, slug, sportType }) => {
      const count = live.live.filter((fixture) => fixture.sportType === sportType).length;
      return {
        href: `${base}/${slug}`,
        label: words(`sports.${key}`),
        picture: <ServiceIcon name={key} fallback={drawings[key]} />,
        current: current?.key === key,
        ...(count > 0 ? { live: { count, before: shell('liveBefore'), after: shell('liveAfter') } } : {}),
      };
    }),
  ];
  return <TabNav label={t('sports')} items={items} />;
});
