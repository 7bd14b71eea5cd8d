import { css } from '@emotion/react';
import { type Fixture, MatchState, type Tip } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { clockTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { kickOffTime, leagueCrest, matchLabel, scoreText, steadyState, useShownMatch } from '../match';
import { byMatch, type TipGroup } from './tip-groups';
import { TipRow } from './TipRow';
import { UncoverButton } from './UncoverButton';

/** Level of the headings with the names of matches. */
type Level = 2 | 3;

export interface TipMatchesProps {
  readonly tips: readonly Tip[];
  readonly level?: Level;
}

/** Tips by their matches: live ones, those to come, then those that are over. */
export const TipMatches = observer(function TipMatches({ tips, level = 3 }: TipMatchesProps) {
  const { clock } = useServices();
  return (
    <div css={list}>
      {byMatch(tips, clock.minute).map((group) => (
        <article key={group.key} css={card}>
          <Head group={group} level={level} />
          {group.tips.map((tip) => (
            <TipRow key={tip.tipId} tip={tip} />
          ))}
        </article>
      ))}
    </div>
  );
});

function Head({ group: { tips, fixture, match }, level }: { readonly group: TipGroup; readonly level: Level }) {
  if (fixture) return <MatchHead fixture={fixture} level={level} canUncover />;
  const Heading = `h${level}` as const;
  return (
    <Heading css={head}>
      {tips[0] && <LockTime at={tips[0].lockedAt} />}
      <span css={wraps}>{matchLabel({ home: { name: match.home }, away: { name: match.away } })}</span>
    </Heading>
  );
}

const LockTime = observer(function LockTime({ at }: { readonly at: string }) {
  const { clock } = useServices();
  return (
    <time dateTime={at} css={time}>
      {clockTime(Date.parse(at), clock.timezone)}
    </time>
  );
});

export interface MatchHeadProps {
  readonly fixture: Fixture;
  readonly level?: Level;
  /** Offers the score to readers who hide scores; not inside a link. */
  readonly canUncover?: boolean;
}

/** When a match kicks off, or how far it is and its score. */
export const MatchHead = observer(function MatchHead({
  fixture: given,
  level = 3,
  canUncover = false,
}: MatchHeadProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const { fixture, reveal } = useShownMatch(given);
  const { word, minute } = steadyState(fixture, clock, t);
  const score = scoreText(fixture);
  const isLive = fixture.state === MatchState.live;
  return (
    <Heading css={head}>
      {isLive ? (
        <span css={[time, live]}>{minute === undefined ? word : `${minute}′`}</span>
      ) : (
        <time dateTime={fixture.kickOff} css={time}>
          {kickOffTime(fixture, clock.timezone)}
        </time>
      )}
      <Crest {...leagueCrest(fixture.league)} size={18} />
      <span css={wraps}>{matchLabel(fixture)}</span>
      <span css={end}>
        {reveal && canUncover ? (
          <UncoverButton match={{ home: fixture.home.name, away: fixture.away.name }} onPress={reveal} />
        ) : score === undefined ? (
          word
        ) : (
          <Num>{score}</Num>
        )}
      </span>
    </Heading>
  );
});

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const card = css`
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  min-height: 44px;
  padding: var(--sp-1) var(--sp-4);
  line-height: 1.25rem;
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
  & > svg {
    flex: none;
  }
`;

/* A name cut off could be that of another match. */
const wraps = css`
  min-width: 0;
  overflow-wrap: break-word;
`;

const time = css`
  flex: none;
  font-family: var(--font-num);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;

const live = css`
  color: var(--c-live);
`;

const end = css`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--fs-12);
  color: var(--c-muted);
  white-space: nowrap;
`;
