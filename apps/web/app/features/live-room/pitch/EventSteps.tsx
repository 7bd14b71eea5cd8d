import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { numCss, Panel } from '@khandai/ui-kit';
import { eventRows } from '../timeline-view';
import { useRoomWords } from '../use-room-words';
import type { MatchCourse } from './match-course';

export interface EventStepsProps {
  readonly fixture: Fixture;
  readonly course: MatchCourse;
  /** The stop that the pitch shows, and that of the newest event on it. */
  readonly at: number;
  readonly newest: number | undefined;
  readonly onShow: (at: number) => void;
  readonly label: string;
}

/** The events in words, the oldest first. Each leads the pitch to its minute. */
export function EventSteps({ fixture, course, at, newest, onShow, label }: EventStepsProps) {
  const { t } = useRoomWords();
  const list = course.events.map(({ event }) => event);
  const rows = new Map(eventRows(list, t).map((row) => [row.id, row]));
  return (
    <Panel title={label}>
      <ol css={steps} aria-label={label}>
        {course.events.map((one) => {
          const row = rows.get(one.event.eventId);
          if (row?.kind !== 'event') return null;
          const { markLabel, title, detail, minute } = row;
          const team = one.event.homeEvent ? fixture.home : fixture.away;
          const score = course.isWhole ? row.score : undefined;
          // The detail of a card or of a penalty repeats the name of its mark.
          const facts = [team.name, title, detail === markLabel ? undefined : detail, score].filter(Boolean);
          return (
            <li key={row.id}>
              <button
                type="button"
                css={step}
                data-ahead={one.at > at || undefined}
                aria-current={one.at === newest ? 'step' : undefined}
                onClick={() => {
                  onShow(one.at);
                }}
              >
                <span css={numCss}>{minute}′</span>
                <span>
                  <b>{markLabel}</b>
                  {`: ${facts.join(' · ')}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

const steps = css`
  padding: var(--sp-1) 0 var(--sp-2);
`;

const step = css`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--sp-2);
  align-items: baseline;
  width: 100%;
  min-height: var(--touch);
  padding: var(--sp-2) var(--sp-4);
  font-size: var(--fs-13);
  line-height: 1.25rem;
  text-align: start;
  overflow-wrap: anywhere;
  & > span:first-of-type {
    color: var(--c-muted);
  }
  & b {
    font-weight: var(--fw-semi);
  }
  &[data-ahead] {
    color: var(--c-muted);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
  }
  &:hover {
    background: var(--c-hover);
  }
`;
