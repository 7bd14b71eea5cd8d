import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const chatSettings = {
  title: 'Chat settings',
  close: 'Close chat settings',
  intro: 'Kept in this browser, for all chat rooms.',
  reset: 'Reset to defaults',
  group: { look: 'Display', tips: 'Tips in the chat', write: 'Writing', notify: 'Notify me' },
  label: {
    simpleMode: 'Simple mode',
    shortenMode: 'Shorten mode',
    closeSetting: 'Close after each change',
    disableTip: 'Hide tips',
    showOnlyTip: 'Only tips',
    quickGreeting: 'Quick greeting',
    thanksMessage: 'Thanks for gifts',
    saveMessage: 'Keep unsent messages',
    greetingNotify: 'Sound of new messages',
    messageNotification: 'Messages in rooms you follow',
    callNotification: 'When somebody calls your name',
    newMessageNotification: 'New messages while you are away',
  },
  note: {
    simpleMode: 'No profile pictures, badges or name colours; pictures in messages still show.',
    shortenMode:
      'Messages of more than three lines are folded; press one to read it. On wide screens the chat rooms leave space for the side banners.',
    closeSetting: 'This sheet closes once you change a setting.',
    disableTip: 'Messages with #tip or a link to a page of tips are hidden.',
    showOnlyTip: 'Only messages with #tip or a link to a page of tips are shown.',
    quickGreeting: 'A button to greet the room that you just entered.',
    thanksMessage: 'Thanks whoever sends you a gift.',
    saveMessage: 'Drafts outlive the browser window; otherwise they last until you close this tab.',
    greetingNotify: 'For messages in other rooms, on the page of chat rooms only.',
    messageNotification: 'A small notice on every page when a room you follow has a message.',
    callNotification: 'Sounds on every page, and the notice stays until you close it.',
    newMessageNotification: 'The page title counts them; if you allow it, the browser shows notifications.',
  },
  tipsHidden: 'Off, because “Hide tips” is on.',
} as const satisfies Translated<LazyWords['chatSettings']>;
