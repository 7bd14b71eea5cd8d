import { css } from '@emotion/react';
import { ScoreStrip } from '@khandai/match-ui';
import { LinkButton, SectionHead, Switch, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import {
  dateOf,
  kickOffTime,
  leagueText,
  movedText,
  matchLabel,
  roomPath,
  ScoreMark,
  shootOutWinner,
  steadyState,
  teamView,
  useShownMatch,
} from '../../domains/match';
import { useOdds, useOddsWords, useMatchOddsStore } from '../../domains/odds';
import { useServices } from '../../shell/services/services';

/** The match, its score, and links to its other pages. */
export const MatchHead = observer(function MatchHead() {
  const store = useMatchOddsStore();
  const { t } = useOddsWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const { settings } = useOdds();
  const { fixture, reveal } = useShownMatch(store.fixture);
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: words('weekdays') };
  const moved = movedText(fixture, moment, words);
  const winner = shootOutWinner(fixture, words);
  return (
    <>
      <SectionHead
        level={1}
        title={t('compare.heading', { match: matchLabel(fixture) })}
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
      <div css={card}>
        <ScoreStrip
          label={matchLabel(fixture)}
          home={teamView(fixture, 'home', words)}
          away={teamView(fixture, 'away', words)}
          time={reveal ? <ScoreMark fixture={fixture} onPress={reveal} /> : kickOffTime(fixture, clock.timezone)}
          state={steadyState(fixture, clock, words)}
          facts={[
            ...(winner === undefined ? [] : [winner]),
            leagueText(fixture),
            dateOf(Date.parse(fixture.kickOff), moment),
            ...(moved === undefined ? [] : [moved]),
          ]}
        />
        <div css={links}>
          <LinkButton href="/ty-le-keo" icon={icons.chevronLeft}>
            {t('compare.back')}
          </LinkButton>
          <LinkButton href={roomPath(fixture)} look="primary" icon={icons.play}>
            {t('compare.room')}
          </LinkButton>
        </div>
      </div>
    </>
  );
});

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3) var(--sp-3);
`;
