import { css } from '@emotion/react';
import type { DailyTask } from '@khandai/contracts';
import { Badge, Button, Icon, icons, LinkButton, Num } from '@khandai/ui-kit';
import { useId, useRef } from 'react';
import { useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { stateOf, ways } from './task-model';

export interface TaskRowProps {
  readonly task: DailyTask;
  /** A guest sees what it brings, without progress. */
  readonly isGuest?: boolean;
  readonly isBusy?: boolean;
  /** A room with a live match. */
  readonly room?: string | undefined;
  /** Resolves when the claim was answered. */
  readonly onClaim?: () => Promise<void>;
}

const drawings = {
  watch: icons.tv,
  chat: icons.message,
  post: icons.pen,
  comment: icons.reply,
  'check-in': icons.calendarCheck,
  booking: icons.bellPlus,
  share: icons.share,
  vote: icons.poll,
  invite: icons.userPlus,
  tasks: icons.chest,
} as const;

/** A task with its progress and its reward, and what leads to it or claims it. */
export function TaskRow({ task, isGuest = false, isBusy = false, room, onClaim }: TaskRowProps) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { kind, title, reward } = task;
  const state = isGuest ? 'open' : stateOf(task);
  const points = grouped(reward);
  // The button goes away with the claim, so the focus moves to what replaces it.
  const claim = async () => {
    await onClaim?.();
    if (document.activeElement === document.body || row.current?.contains(document.activeElement)) row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} aria-labelledby={id} css={root}>
      <span css={[picture, state !== 'open' && pictureDone]}>
        <Icon icon={drawings[kind]} size={20} />
      </span>
      <div css={middle}>
        <p id={id} css={[name, state === 'claimed' && nameDone]}>
          {title}
        </p>
        <div css={sub}>
          {!isGuest && <Progress task={task} nameId={id} />}
          <b css={pay}>{t('tasks.reward', { points })}</b>
        </div>
      </div>
      {state === 'claimed' ? (
        <Badge tone="ok">
          <Icon icon={icons.check} size={14} />
          {t('tasks.claimed')}
        </Badge>
      ) : state === 'claimable' ? (
        <Button
          look="primary"
          size="sm"
          aria-label={t('tasks.claimOf', { title, points })}
          aria-disabled={isBusy}
          onClick={() => void claim()}
        >
          {t('tasks.claim')}
        </Button>
      ) : (
        !isGuest && kind !== 'tasks' && <Way kind={kind} title={title} room={room} />
      )}
    </li>
  );
}

/** Leads to where the task is done. */
function Way({ kind, title, room }: { kind: keyof typeof ways; title: string; room: string | undefined }) {
  const { t } = useEngageWords();
  const way = ways[kind];
  const toRoom = kind === 'watch' || kind === 'chat' ? room : undefined;
  const label = toRoom === undefined ? t(way.label) : t('tasks.goRoom');
  return (
    <LinkButton size="sm" href={toRoom ?? way.href} aria-label={`${label}: ${title}`}>
      {label}
    </LinkButton>
  );
}

function Progress({ task: { kind, done, goal }, nameId }: { task: DailyTask; nameId: string }) {
  const { t } = useEngageWords();
  const isTime = kind === 'watch';
  return (
    <>
      <div
        css={meter}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={done}
        aria-valuetext={t(isTime ? 'tasks.minutes' : 'tasks.steps', { done, goal })}
      >
        <i style={{ width: `${(done / goal) * 100}%` }} />
      </div>
      <Num aria-hidden>{isTime ? t('tasks.minutesUnit', { done, goal }) : `${done}/${goal}`}</Num>
    </>
  );
}

const root = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: center;
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const picture = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-text-2);
`;

const pictureDone = css`
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;

const middle = css`
  min-width: 0;
`;

const name = css`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const nameDone = css`
  color: var(--c-text-2);
`;

const sub = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const pay = css`
  font-weight: 500;
  color: var(--c-gold);
  white-space: nowrap;
`;

const meter = css`
  flex: 1 1 32px;
  max-width: 96px;
  height: 4px;
  border-radius: 2px;
  overflow: hidden;
  background: var(--c-fill);
  & > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--c-accent-fill);
    transition: width 200ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      transition: none;
    }
  }
`;
