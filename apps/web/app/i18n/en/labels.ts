import type { Translated } from '../sentences';
import type { vi } from '../vi';

export const labels = {
  changeCommentator: 'Change host',
  tournaments: 'League',
  joinChatGroup: 'Join the chat group',
  bettingTips: 'Tips',
  chooseTime: 'Choose a time',
  login: 'Log in',
  follow: 'Follow',
  room: 'Room',
  odds: 'Odds',
  nextWeek: 'Next week',
  changeAvatar: 'Change picture',
  topGifts: 'Top gifts',
  logout: 'Log out',
  hotMatch: 'Hot Match',
  now: 'Now',
  lastWeek: 'Last week',
  time: 'Time',
  topFan: 'Top fans',
  day: 'Day',
  interest: 'Star',
  register: 'Register',
} as const satisfies Translated<typeof vi.labels>;
