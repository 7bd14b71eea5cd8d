import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Badge, IconButton, icons, numCss, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { pitch as words } from '../../../i18n/vi/lazy/pitch';
import { useServices } from '../../../shell/services/services';
import * as styles from '../board.styles';
import { useRoomStore } from '../room-context';
import { courseOf, scoreAt, stopText } from './match-course';
import { EventSteps } from './EventSteps';
import { Pitch } from './Pitch';
import { pitchMarks } from './pitch-marks';
import { useCoursePlayer } from './use-course-player';

/** The match in two dimensions, drawn from its events: a pitch, its minutes to go through, and the same in words. */
export const PitchTab = observer(function PitchTab({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useLazyTranslation('pitch', words);
  const store = useRoomStore();
  const { clock } = useServices();
  const course = courseOf(fixture, store.events, clock.minute);
  const { stops, events } = course;
  const last = stops.length - 1;
  const stopsWithEvents = new Set(events.map(({ at }) => at));
  const player = useCoursePlayer(last, (at) => stopsWithEvents.has(at));
  const { at } = player;
  const { home, away } = fixture;
  const minute = stopText(stops[at] ?? { minute: 0, added: 0 });
  const score = course.isWhole ? scoreAt(course, at).join('–') : undefined;
  const newest = events.findLast((one) => one.at <= at)?.at;
  const marks = pitchMarks(events).filter((mark) => mark.at <= at);
  const teams = { home: home.name, away: away.name };
  const now = score === undefined ? t('at', { minute }) : t('atScore', { minute, score });
  const next = (way: 1 | -1) => {
    const found = way > 0 ? events.find((one) => one.at > at) : events.findLast((one) => one.at < at);
    player.show(found?.at ?? (way > 0 ? last : 0));
  };
  return (
    <div css={styles.board}>
      <Panel>
        <figure css={figure}>
          <div css={sides}>
            <b>{home.shortName}</b>
            <span css={[numCss, board]} aria-hidden="true">
              {score !== undefined && <b>{score}</b>}
              <small>{minute}′</small>
            </span>
            <b>{away.shortName}</b>
          </div>
          <Pitch
            label={t('picture', { ...teams, now, count: marks.length, number: marks.length })}
            home={home}
            away={away}
            marks={marks.map((mark) => ({
              ...mark,
              minute: stopText(stops[mark.at] ?? { minute: 0, added: 0 }),
              isNew: mark.at === newest,
            }))}
          />
          <div css={controls}>
            <IconButton
              icon={player.isPlaying ? icons.pause : icons.play}
              label={t(player.isPlaying ? 'pause' : 'play')}
              onClick={player.toggle}
            />
            {/* A disabled button would lose the focus of a keyboard that just pressed it. */}
            <IconButton
              icon={icons.chevronLeft}
              label={t('before')}
              aria-disabled={at === 0}
              onClick={() => {
                if (at > 0) next(-1);
              }}
            />
            <input
              css={scrubber}
              type="range"
              min={0}
              max={last}
              step={1}
              value={at}
              aria-label={t('minute')}
              aria-valuetext={now}
              onChange={({ target }) => {
                player.show(Number(target.value));
              }}
            />
            <IconButton
              icon={icons.chevronRight}
              label={t('after')}
              aria-disabled={at === last}
              onClick={() => {
                if (at < last) next(1);
              }}
            />
          </div>
          <figcaption css={caption}>
            {fixture.origin === 'demo' && <Badge>{t('simulated')}</Badge>} {t('caption', teams)}
            {fixture.goalTimesEstimated && ` ${t('estimated')}`}
            {!course.isWhole && ` ${t('incomplete')}`}
          </figcaption>
        </figure>
      </Panel>
      <EventSteps fixture={fixture} course={course} at={at} newest={newest} onShow={player.show} label={t('list')} />
    </div>
  );
});

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  max-width: 40rem;
  margin: 0 auto;
  padding: var(--sp-3);
`;

const sides = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-1);
  font-size: var(--fs-13);
  @media (max-width: 379px) {
    font-size: var(--fs-12);
  }
  line-height: 1.25rem;
  & > b {
    font-weight: var(--fw-semi);
    overflow-wrap: break-word;
  }
  & > b:last-child {
    text-align: right;
  }
`;

const board = css`
  display: grid;
  justify-items: center;
  min-width: 4rem;
  & > b {
    font-size: var(--fs-20);
    line-height: 1.5rem;
  }
  & > small {
    font-size: var(--fs-12);
    line-height: 1rem;
    color: var(--c-muted);
  }
`;

const controls = css`
  display: flex;
  align-items: center;
`;

const scrubber = css`
  flex: 1;
  min-width: 0;
  height: var(--touch);
  margin: 0 var(--sp-1);
  accent-color: var(--c-accent-fill);
  cursor: pointer;
`;

const caption = css`
  font-size: var(--fs-12);
  line-height: 1.5;
  color: var(--c-muted);
`;
