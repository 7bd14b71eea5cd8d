import { css } from '@emotion/react';
import { type Fixture, MatchState } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Hidden, KitLink, numCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { kickOffTime, matchLabel, momentOf, roomPath, scoreOf, steadyState, useShownMatch } from '../match';
import { useNewsWords } from './use-news-words';

/** The match that an article is about: crests and score, with the minute while it is played. A link to its room. */
export const MatchTag = observer(function MatchTag({ fixture: given }: { fixture: Fixture }) {
  const { t } = useNewsWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const { fixture } = useShownMatch(given);
  const state = steadyState(fixture, momentOf(fixture, clock), words);
  const isLive = fixture.state === MatchState.live;
  const score = scoreOf(fixture)?.join('–');
  const { home, away } = fixture;
  return (
    <KitLink href={roomPath(fixture)} css={tag}>
      <Hidden>
        {t('matchTag', { match: matchLabel(fixture), state: [state.word, state.minute].filter(Boolean).join(' ') })}
      </Hidden>
      <Crest code={home.code} colors={home.colors} size={16} />
      <span css={numCss}>{score ?? kickOffTime(fixture, clock.timezone)}</span>
      <Crest code={away.code} colors={away.colors} size={16} />
      {isLive && (
        <span css={live} aria-hidden="true">
          {state.minute === undefined ? state.word : <span css={numCss}>{state.minute}′</span>}
        </span>
      )}
    </KitLink>
  );
});

/* Above the link that covers the story, and with the size of a finger. */
const tag = css`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 0 7px 0 5px;
  border-radius: var(--r-1);
  background: var(--c-fill);
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  color: var(--c-text);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &:hover {
    background: var(--c-fill-hover);
  }
`;

const live = css`
  font-size: var(--fs-11);
  color: var(--c-live);
`;
