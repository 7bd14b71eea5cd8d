import type { ReactNode } from 'react';
import { AvatarStack, Hidden, KitLink, clipCss, numCss, type AvatarView } from '@khandai/ui-kit';
import { Crest, type CrestView } from './Crest.js';
import * as styles from './match-row.styles.js';
import { StateLabel } from './StateLabel.js';
import { RedCards } from './RedCards.js';
import type { StateView, TeamView } from './view.js';

export interface MatchRowProps {
  /** Link target of the whole row. */
  href?: string | undefined;
  label: string;
  /** Kick-off, "21:00"; a live row shows the current minute instead. */
  time: string;
  state: StateView;
  home: TeamView;
  away: TeamView;
  /** League above the teams, for lists with several leagues. */
  league?: { text: string; crest?: CrestView | undefined } | undefined;
  /** Half-time score, home then away, muted before the score: `label` is short, `name` says it in full. */
  halfTime?: { score: readonly [number, number]; label: string; name: string } | undefined;
  /** Shoot-out, home then away, in brackets before the score; `label` says what it is. */
  penalties?: { score: readonly [number, number]; label: string } | undefined;
  /** In place of the score of a reader who hides it: a button that shows it. */
  mark?: ReactNode;
  /** The team that has just scored, and the word for it; the row has a tint while this is set. */
  goal?: { side: 'home' | 'away'; word: string } | undefined;
  hosts?: readonly AvatarView[] | undefined;
  /** One small button: watch, or book. */
  action?: ReactNode;
  /** A toggle at the end of the row: a star. */
  toggle?: ReactNode;
  /** Muted text under the teams. */
  extra?: ReactNode;
}

/** One match in a list. Its layout depends on the width of its LeagueGroup, not of the window. */
export function MatchRow(props: MatchRowProps) {
  const {
    href,
    label,
    time,
    state,
    home,
    away,
    league,
    halfTime,
    penalties,
    mark,
    goal,
    hosts = [],
    action,
    toggle,
    extra,
  } = props;
  const live = state.tone === 'live';
  const scored = home.score !== undefined && away.score !== undefined;
  const both = [home, away] as const;
  const marked = !scored && mark !== undefined;
  return (
    <div css={[styles.row, live && styles.liveRow, goal && styles.goalRow]}>
      <div css={styles.when}>
        {/* A live match without a minute shows only its state. */}
        {(!live || state.minute !== undefined) && (
          <span css={styles.time} data-live={live || undefined}>
            {live ? `${state.minute}′` : time}
          </span>
        )}
        <StateLabel css={styles.wrapping} tone={state.tone} word={state.word} />
      </div>
      <div css={[styles.teams, league && styles.teamsOfLeague]}>
        {league && <LeagueLine {...league} hosts={hosts} />}
        <Team {...home} goal={goal?.side === 'home' ? goal.word : undefined} />
        <Team {...away} goal={goal?.side === 'away' ? goal.word : undefined} />
      </div>
      {scored && (
        <div css={[styles.scores, halfTime && styles.scoresOfHalf, league && styles.scoresOfLeague]}>
          {halfTime && (
            <span css={styles.halfLabel} aria-hidden="true">
              {halfTime.label}
            </span>
          )}
          {([0, 1] as const).map((side) => (
            <Score
              key={side}
              team={both[side]}
              half={halfTime?.score[side]}
              halfName={halfTime?.name}
              penalty={penalties?.score[side]}
              penaltyLabel={penalties?.label}
            />
          ))}
        </div>
      )}
      {marked && <div css={[styles.scores, styles.mark, league && styles.scoresOfLeague]}>{mark}</div>}
      {(action || hosts.length > 0) && (
        <div
          css={[
            styles.end,
            !scored && !marked && styles.endWide,
            // Beside the score a button would lie on it.
            action ? (!league || scored || marked) && styles.endBelow : styles.clickThrough,
            league && styles.endOfLeague,
          ]}
        >
          {hosts.length > 0 && <Hosts hosts={hosts} />}
          {action}
        </div>
      )}
      {toggle && <div css={styles.toggle}>{toggle}</div>}
      {extra && <div css={styles.extra}>{extra}</div>}
      {href && <KitLink href={href} css={styles.whole} aria-label={label} />}
    </div>
  );
}

function LeagueLine({
  text,
  crest,
  hosts,
}: {
  text: string;
  crest?: CrestView | undefined;
  hosts: readonly AvatarView[];
}) {
  return (
    <div css={styles.league}>
      {crest && <Crest {...crest} size={14} />}
      <span css={clipCss}>{text}</span>
      {hosts.length > 0 && (
        <span css={styles.hostsInside}>
          <AvatarStack people={hosts} size={20} />
        </span>
      )}
    </div>
  );
}

function Team({ name, crest, redCards, standing, goal }: TeamView & { goal: string | undefined }) {
  return (
    <div css={styles.team} data-standing={standing}>
      <Crest {...crest} size={20} />
      <span css={styles.teamName} title={name}>
        {name}
      </span>
      {redCards && <RedCards {...redCards} />}
      {goal && <span css={styles.goalWord}>{goal}</span>}
    </div>
  );
}

/** The first host's name and the number of the others. */
function Hosts({ hosts }: { hosts: readonly AvatarView[] }) {
  const [first, ...others] = hosts;
  return (
    <span css={styles.hosts}>
      <AvatarStack people={hosts} size={22} max={2} />
      <span css={styles.hostNames}>
        <span css={clipCss}>{first?.name}</span>
        {others.length > 0 && <span css={numCss}>+{others.length}</span>}
      </span>
    </span>
  );
}

interface ScoreProps {
  team: TeamView;
  half: number | undefined;
  halfName: string | undefined;
  penalty: number | undefined;
  penaltyLabel: string | undefined;
}

function Score({ team: { score, standing }, half, halfName, penalty, penaltyLabel }: ScoreProps) {
  return (
    <div css={styles.pair} data-standing={standing}>
      {half !== undefined && (
        <span css={styles.half}>
          <Hidden>{halfName} </Hidden>
          {half}
        </span>
      )}
      {penalty !== undefined && (
        <span css={styles.half}>
          <Hidden>{penaltyLabel} </Hidden>({penalty})
        </span>
      )}
      <span>{score}</span>
    </div>
  );
}
