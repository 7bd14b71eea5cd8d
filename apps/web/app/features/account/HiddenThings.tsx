import type { Interpolation, Theme } from '@emotion/react';
import { Icon, Switch, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSpoilers } from '../../domains/match';
import { useOdds } from '../../domains/odds';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';

export interface HiddenThingsProps {
  readonly rowStyle: Interpolation<Theme>;
  readonly noteStyle: Interpolation<Theme>;
}

/** What this browser does not show on any page: scores, and odds. */
export const HiddenThings = observer(function HiddenThings({ rowStyle, noteStyle }: HiddenThingsProps) {
  const { t } = useLazyTranslation('me', words);
  const spoilers = useSpoilers();
  const { settings: odds } = useOdds();
  return (
    <>
      <div css={rowStyle}>
        <Icon icon={icons.football} />
        <Switch label={t('settings.hideScores')} checked={spoilers.hides} onChange={spoilers.choose} />
        <p css={noteStyle}>{t('settings.hideScoresNote')}</p>
      </div>
      <div css={rowStyle}>
        <Icon icon={icons.poll} />
        <Switch
          label={t('settings.hideOdds')}
          checked={odds.hideOdds}
          onChange={(hideOdds) => {
            odds.change({ hideOdds });
          }}
        />
        <p css={noteStyle}>{t('settings.hideOddsNote')}</p>
      </div>
    </>
  );
});
