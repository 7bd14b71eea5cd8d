import { type Booking, MatchState } from '@khandai/contracts';
import { statusLabel } from '@khandai/live-schedule';
import type { ToastInput } from '@khandai/ui-kit';
import { clockTime, fullTime } from '../../i18n/format-time';
import type { TFunction } from '../../i18n/i18n';
import { matchLabel } from '../match';
import { refusalOf } from '../../shell/forms/refusal';
import type { BookingRequest } from './LazyBookingStore';
import { type Reminder, SOON_MS } from './reminders';

type Words = TFunction<'booking'>;

interface Moment {
  readonly now: number;
  readonly timezone: string;
}

const LONG_MS = 60_000;

export function doneToast(
  { fixture, booked }: BookingRequest,
  { now, timezone }: Moment,
  t: Words,
  undo: () => void,
): ToastInput {
  const match = matchLabel(fixture);
  if (!booked) return { tone: 'info', title: t('removed', { match }) };
  const at = Date.parse(fixture.kickOff) - SOON_MS;
  const text = at > now ? t('bookedText', { time: fullTime(at, timezone, t('match:weekdays')) }) : t('bookedSoon');
  return { tone: 'ok', title: t('booked', { match }), text, actions: [{ label: t('undo'), onPress: undo }] };
}

export function refusedToast({ fixture, booked }: BookingRequest, error: unknown, t: Words): ToastInput {
  const { fault } = refusalOf(error);
  const text = 'msg' in fault ? fault.msg : t(fault.key === 'offline' ? 'offline' : 'broken');
  return { tone: 'bad', title: t(booked ? 'bookFailed' : 'removeFailed', { match: matchLabel(fixture) }), text };
}

/** The toast stays for a minute, because the user may be looking at another window. */
export function reminderToast(
  { kind, booking, fixture }: Reminder,
  { now, timezone }: Moment,
  t: Words,
  enter: () => void,
): ToastInput {
  const match = matchLabel(fixture);
  const kickOff = Date.parse(fixture.kickOff);
  const host = speaker(booking, fixture);
  const values = {
    match,
    host: host === undefined ? match : t('host', { name: host }),
    time: kind === 'moved' ? fullTime(kickOff, timezone, t('match:weekdays')) : clockTime(kickOff, timezone),
    state: t(`match:state.${statusLabel(fixture, now)}`).toLowerCase(),
  };
  const toast = {
    tone: 'info',
    title: t(`remind.${kind}`, values),
    text: t(`remind.${kind}Text`, values),
    duration: LONG_MS,
  } as const;
  return kind === 'calledOff' ? toast : { ...toast, actions: [{ label: t('enter'), onPress: enter }] };
}

/** The booked commentator, otherwise the first one on air. */
const speaker = ({ commentator }: Booking, { commentators }: Reminder['fixture']): string | undefined =>
  commentator?.name ?? commentators.find(({ live }) => live)?.name;

/** Whether a list shows a booking: not if the match ended, but still if it was postponed or cancelled. */
export const isAhead = ({ fixture: { state, status } }: Pick<Booking, 'fixture'>): boolean =>
  state !== MatchState.ended || status < -1;
