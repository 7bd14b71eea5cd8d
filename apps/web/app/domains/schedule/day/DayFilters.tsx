import type { Fixture, RestLeague } from '@khandai/contracts';
import { Chip, ChipRow, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../../shell/services/services';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { useSpoilers } from '../../match';
import { type FilterKey, matching } from './day-filter';
import { useDayServices } from './day-services';
import { countRest } from './first-screens';

export interface DayFiltersProps {
  readonly keys: readonly FilterKey[];
  readonly fixtures: readonly Fixture[];
  readonly rest: readonly RestLeague[];
  readonly chosen: FilterKey;
  readonly onChoose: (key: FilterKey) => void;
  /** The match night filter, if the page offers it. */
  readonly night?: { readonly shown: boolean; readonly onToggle: () => void };
}

export const DayFilters = observer(function DayFilters({
  keys,
  fixtures,
  rest,
  chosen,
  onChoose,
  night,
}: DayFiltersProps) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { favourites } = useDayServices();
  const { clock } = useServices();
  const spoilers = useSpoilers();
  return (
    <ChipRow label={t('filters')}>
      {keys.map((key) => (
        <Chip
          key={key}
          pressed={chosen === key}
          live={key === 'live'}
          count={matching(fixtures, key, favourites, clock.minute).length + countRest(rest, key, favourites)}
          onPress={() => {
            onChoose(key);
          }}
        >
          {t(key)}
        </Chip>
      ))}
      {night && (
        <Chip pressed={night.shown} icon={icons.moon} onPress={night.onToggle}>
          {t('night')}
        </Chip>
      )}
      <Chip
        pressed={spoilers.hides}
        onPress={() => {
          spoilers.choose(!spoilers.hides);
        }}
      >
        {t('hideScores')}
      </Chip>
    </ChipRow>
  );
});
