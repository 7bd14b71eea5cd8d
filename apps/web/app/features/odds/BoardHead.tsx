import { css } from '@emotion/react';
import { Num, SectionHead, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockSeconds, shortDate } from '../../i18n/format-time';
import { useOdds, useOddsWords } from '../../domains/odds';
import { useServices } from '../../shell/services/services';

/** Page title, time of the last price change, and the switch that hides odds. */
export const BoardHead = observer(function BoardHead({ updatedAt }: { updatedAt: number | undefined }) {
  const { t } = useOddsWords();
  const { clock } = useServices();
  const { settings } = useOdds();
  const date = shortDate(clock.minute, clock.timezone, t('match:weekdays'));
  return (
    <SectionHead
      level={1}
      title={t('heading')}
      note={
        updatedAt === undefined ? (
          date
        ) : (
          <>
            <span css={notOnPhones}>
              {date} · {t('updated')}{' '}
            </span>
            <Num>{clockSeconds(updatedAt, clock.timezone)}</Num>
          </>
        )
      }
      end={
        <Switch
          label={t('hide')}
          checked={settings.hideOdds}
          onChange={(hideOdds) => {
            settings.change({ hideOdds });
          }}
        />
      }
    />
  );
});

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;
