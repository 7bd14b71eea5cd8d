import type { PollChoice } from '@khandai/chat-ui';
import type { TFunction } from '../../../i18n/i18n';
import type { Language } from '../../../i18n/sentences';
import { clockTime, countdown } from '../../../i18n/format-time';
import { grouped } from '../../../i18n/format-number';
import { wholePercents } from '../../../i18n/whole-percents';
import type { PollView } from './RoomCivilStore';

/** The options of a poll, with their shares where the user may see the votes. */
export function pollChoices({ options }: PollView): readonly PollChoice[] {
  const shares = wholePercents(options.map(({ votes }) => votes ?? 0));
  return options.map(({ text, votes }, id) => ({
    id,
    label: text,
    share: votes === null ? undefined : shares[id],
  }));
}

/** Votes and time: "812 lượt · còn 2:00 · đổi được", or when it was closed. */
export function pollNote(
  { total, closed, endsAt, vote }: PollView,
  { now, timezone, language }: { readonly now: number; readonly timezone: string; readonly language: Language },
  t: TFunction<'moderate'>,
): string {
  const ends = Date.parse(endsAt);
  const votes = t('poll.votes', { number: grouped(total, language), count: total });
  if (closed) return `${votes} · ${t('poll.closedAt', { time: clockTime(ends, timezone) })}`;
  const left = t('poll.left', { time: countdown(ends - now) });
  return [votes, left, t(vote === null ? 'poll.once' : 'poll.changeable')].join(' · ');
}
