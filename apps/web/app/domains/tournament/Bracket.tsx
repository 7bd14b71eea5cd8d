import { css } from '@emotion/react';
import { type Bracket as BracketData, type BracketTie, type Fixture, MatchState } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { clipCss, Hidden, Icon, icons, KitLink, numCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { dateOf, kickOffText, matchLabel, roomPath, scoreOf, steadyState, useLive } from '../match';
import { roundTitle } from './round-name';
import { useTournamentWords } from './use-tournament-words';

const FINAL = 2;
const LEG_NAMES = ['firstLeg', 'secondLeg'] as const;

/** The knock-out rounds of a cup, a column each; on phones the columns scroll sideways. */
export function Bracket({ bracket }: { readonly bracket: BracketData }) {
  const { t } = useTournamentWords();
  const { rounds, thirdPlace } = bracket;
  const champion = championOf(rounds);
  const titleOf = (name: string, number: number | null) => roundTitle(t, { name, number, phase: 'knockout' });
  return (
    // Scrolls by the keyboard too. The panel around it has the name of the bracket.
    <div css={scroller} tabIndex={0} role="region" aria-label={t('rounds')}>
      <div css={columns}>
        {rounds.map(({ name, number, ties }, index) => (
          <section key={`${name} ${number ?? ''}`} css={column} aria-label={titleOf(name, number)}>
            <h3 css={heading}>{titleOf(name, number)}</h3>
            <ol css={list}>
              {ties.map((tie) => (
                <li key={tie.legs[0]?.fixtureId} css={[slot, index > 0 && fed]}>
                  <Tie tie={tie} />
                </li>
              ))}
            </ol>
            {index === rounds.length - 1 && (
              <div css={end}>
                {champion !== undefined && (
                  <p css={championCss}>
                    <Icon icon={icons.trophy} size={20} /> {t('champion', { team: champion })}
                  </p>
                )}
                {thirdPlace && (
                  <>
                    <h3 css={heading}>{t('thirdPlace')}</h3>
                    <Tie tie={thirdPlace} />
                  </>
                )}
              </div>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The winner of the one final. Qualifying matches have a final for each place. */
function championOf(rounds: BracketData['rounds']): string | undefined {
  const last = rounds.at(-1);
  const [final, ...others] = last?.ties ?? [];
  if (last?.number !== FINAL || !final || final.winner === null || others.length > 0) return undefined;
  return final.teams[final.winner === 0 ? 0 : 1].name;
}

const Tie = observer(function Tie({ tie }: { readonly tie: BracketTie }) {
  const { t } = useTournamentWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const live = useLive();
  const legs = tie.legs.map((leg) => live.latest(leg));
  const last = legs.at(-1);
  if (!last) return null;
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: words('weekdays') };
  const shown = legOfState(legs);
  const state = shown && steadyState(shown, clock, words);
  // A match of a later day has its date beside the time already.
  const word = state?.word === dateOf(Date.parse(last.kickOff), moment) ? '' : state?.word;
  const sums = legs.map((leg) => scoresOf(leg, tie));
  const isPlayed = sums.some((sum) => sum !== undefined);
  const total = (side: 0 | 1) => sums.reduce((sum, score) => sum + (score?.[side] ?? 0), 0);
  return (
    <article css={card}>
      <p css={cardHead}>
        <span>{legs.length > 1 ? t('legs', { number: legs.length }) : kickOffText(last, moment)}</span>
        <span css={state?.tone === 'live' && liveCss}>
          {state?.tone === 'live' && state.minute ? `${state.minute}′` : word}
        </span>
      </p>
      {([0, 1] as const).map((side) => {
        const team = tie.teams[side];
        const isWinner = tie.winner === side;
        return (
          <p key={team.teamId} css={[row, tie.winner !== null && !isWinner && lost]}>
            <Crest code={team.code} colors={team.colors} size={18} />
            <span css={name} title={team.name}>
              {team.name}
              {isWinner && <Hidden> ({t('winner')})</Hidden>}
            </span>
            {legs.length > 1 && <span css={legsCss}>{sums.map((score) => score?.[side] ?? '–').join(' ')}</span>}
            {tie.penalties && <span css={kicks}>({tie.penalties[side]})</span>}
            <span css={score}>{isPlayed ? total(side) : ''}</span>
          </p>
        );
      })}
      {legs.length === 1 ? (
        <KitLink href={roomPath(last)} css={whole} aria-label={matchLabel(last)} />
      ) : (
        legs.map((leg, index) => {
          const part = legs.length === LEG_NAMES.length ? LEG_NAMES[index] : undefined;
          const text = [part && t(part), kickOffText(leg, moment)].filter(Boolean).join(' · ');
          return (
            <KitLink key={leg.fixtureId} href={roomPath(leg)} css={legLink} aria-label={`${text}: ${matchLabel(leg)}`}>
              {text}
            </KitLink>
          );
        })
      )}
    </article>
  );
});

/** The leg whose state is that of the tie: the live one, or the last once all are over, or a match that is the whole tie. */
function legOfState(legs: readonly Fixture[]): Fixture | undefined {
  const live = legs.find(({ state }) => state === MatchState.live);
  const isSettled = legs.length === 1 || legs.every(({ state }) => state === MatchState.ended);
  return live ?? (isSettled ? legs.at(-1) : undefined);
}

/** The score of a leg in the order of the tie's teams. */
function scoresOf(leg: Fixture, { teams }: BracketTie): readonly [number, number] | undefined {
  const found = scoreOf(leg);
  if (!found) return undefined;
  return leg.home.teamId === teams[0].teamId ? found : [found[1], found[0]];
}

const scroller = css`
  position: relative;
  overflow-x: auto;
  padding: var(--sp-3);
`;

const columns = css`
  display: flex;
  gap: var(--sp-6);
  min-width: min-content;
`;

const column = css`
  display: flex;
  flex-direction: column;
  flex: 1 0 212px;
  min-width: 0;
  @media (max-width: 767px) {
    flex-basis: 240px;
  }
`;

const heading = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  padding-bottom: var(--sp-2);
`;

const list = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-around;
  gap: var(--sp-2);
`;

const slot = css`
  position: relative;
  display: grid;
  flex: 1;
  align-items: center;
`;

/* A line from the ties whose winners meet here. */
const fed = css`
  &::before {
    content: '';
    position: absolute;
    left: calc(var(--sp-6) / -2);
    top: 25%;
    bottom: 25%;
    width: calc(var(--sp-6) / 2);
    border-left: 1px solid var(--c-line-strong);
    background: linear-gradient(var(--c-line-strong), var(--c-line-strong)) 0 50% / 100% 1px no-repeat;
  }
`;

const card = css`
  position: relative;
  width: 100%;
  min-width: 0;
  padding: 4px 10px 6px;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
`;

const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const liveCss = css`
  color: var(--c-live);
  font-weight: var(--fw-semi);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  font-weight: var(--fw-medium);
`;

const lost = css`
  color: var(--c-muted);
  font-weight: var(--fw-regular, 400);
`;

const name = css`
  ${clipCss};
  position: relative;
  flex: 1;
`;

const score = css`
  ${numCss};
  min-width: 14px;
  text-align: right;
  font-weight: var(--fw-semi);
`;

const kicks = css`
  ${numCss};
  color: var(--c-muted);
`;

const legsCss = css`
  ${numCss};
  font-size: var(--fs-12);
  color: var(--c-muted);
  word-spacing: 4px;
`;

const whole = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
`;

const legLink = css`
  display: block;
  min-height: 24px;
  font-size: var(--fs-12);
  color: var(--c-accent);
`;

const end = css`
  padding-top: var(--sp-4);
`;

const championCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding-bottom: var(--sp-4);
  font-weight: var(--fw-semi);
  color: var(--c-gold);
`;
