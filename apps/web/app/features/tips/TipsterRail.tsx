import { css } from '@emotion/react';
import type { Tip, Tipster } from '@khandai/contracts';
import { KitLink, Panel, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { memberPath } from '../../domains/account';
import { percent, SettledRow, Units } from '../../domains/tips';
import { calendarDate } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { LastResults, RecordBar, Streak } from './RecordBar';
import { usePageWords } from './use-page-words';
import { facts } from './facts.styles';

export interface TipsterRailProps {
  readonly tipster: Tipster;
  readonly earlier: readonly Tip[];
}

/** What the tipster's tips came to, with how far the rate may be from the true one, and their other tips. */
export function TipsterRail({ tipster, earlier }: TipsterRailProps) {
  const { t } = usePageWords();
  const { showName, username } = tipster;
  return (
    <Stack>
      <Record tipster={tipster} />
      {earlier.length > 0 && (
        <Panel title={t('earlier', { name: showName })}>
          {earlier.map((tip) => (
            <SettledRow key={tip.tipId} tip={tip} />
          ))}
          {username !== '' && (
            <p css={more}>
              <KitLink href={`${memberPath(username)}?muc=tip`}>{t('profile', { name: showName })}</KitLink>
            </p>
          )}
        </Panel>
      )}
    </Stack>
  );
}

const Record = observer(function Record({ tipster: { record } }: Pick<TipsterRailProps, 'tipster'>) {
  const { t } = usePageWords();
  const { clock } = useServices();
  const { winRate, units, streak, interval, tips, last, since } = record;
  return (
    <Panel
      title={t('record')}
      {...(since !== null && {
        end: <small css={quiet}>{t('recordSince', { date: calendarDate(Date.parse(since), clock.timezone) })}</small>,
      })}
      padded
    >
      {tips === 0 ? (
        <p css={quiet}>{t('noRecord')}</p>
      ) : (
        <div css={body}>
          <dl css={facts}>
            <div>
              <dd>{winRate === null ? '–' : percent(winRate)}</dd>
              <dt>{t('rate')}</dt>
            </div>
            <div>
              <dd>
                <Units value={units} />
              </dd>
              <dt>{t('units')}</dt>
            </div>
            <div>
              <dd>
                <Streak streak={streak} />
              </dd>
              <dt>{t('streak')}</dt>
            </div>
          </dl>
          <RecordBar record={record} />
          <LastResults last={last} />
          {interval && (
            <p css={quiet}>
              {t('interval', { number: tips, low: percent(interval.low), high: percent(interval.high) })}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
});

const body = css`
  display: grid;
  justify-items: stretch;
  gap: var(--sp-3);
  & > [role='img'] {
    justify-self: start;
  }
`;

const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const more = css`
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  & a {
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;
