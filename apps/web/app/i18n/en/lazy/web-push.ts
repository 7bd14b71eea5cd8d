import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const webPush = {
  title: 'Notify me when the site is closed',
  note: {
    loading: 'Checking this browser…',
    off: 'Reminders, comments and mentions, right on the screen of this device.',
    on: 'This device receives your notifications.',
    refused: 'You blocked notifications of Khán Đài. Allow them in the site settings of your browser.',
    install: 'On iPhone and iPad: tap Share, choose “Add to Home Screen”, then open Khán Đài from that icon.',
    unsupported: 'This browser cannot receive notifications while the site is closed.',
    failed: 'The check failed. Reload the page to try again.',
  },
  onFailed: 'Notifications were not turned on',
  offFailed: 'Notifications were not turned off',
  tryLater: 'Please try again in a moment.',
} as const satisfies Translated<LazyWords['webPush']>;
