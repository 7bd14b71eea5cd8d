import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { NotificationKind, type NotificationSettings } from '@khandai/contracts';
import type { NoticeType } from '@khandai/contracts';
import { rules } from './notices.js';

const all = { bell: true, push: true };
const bellOnly = { bell: true, push: false };

/** What holds for members who changed nothing. */
export const defaultSettings: NotificationSettings = {
  switches: {
    reminders: all,
    onAir: all,
    goals: bellOnly,
    redCards: { bell: false, push: false },
    lineUps: { bell: false, push: false },
    comments: all,
    reactions: bellOnly,
    friends: bellOnly,
    posts: bellOnly,
    tips: bellOnly,
    draws: all,
  },
  quiet: { on: true, from: '23:30', to: '06:30', timezone: VIETNAM, exceptBookings: true },
  hideScores: false,
};

/** Settings that a member stored, with the defaults of switches that came later. */
export const settingsOf = (stored: NotificationSettings | null): NotificationSettings =>
  stored ? { ...stored, switches: { ...defaultSettings.switches, ...stored.switches } } : defaultSettings;

/** Whether devices make no noise about this type now. */
export function isQuiet({ quiet }: NotificationSettings, type: NoticeType, at: number): boolean {
  if (!quiet.on || (quiet.exceptBookings && rules[type].kind === NotificationKind.booking)) return false;
  const { hour, minute } = wallTimeAt(at, quiet.timezone);
  const now = hour * 60 + minute;
  const from = minutesOf(quiet.from);
  const to = minutesOf(quiet.to);
  return from <= to ? from <= now && now < to : now >= from || now < to;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
