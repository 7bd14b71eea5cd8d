import type { Translated } from '../../sentences';
import type { pushed as vi } from '../../vi/lazy/pushed';

export const pushed = {
  weekdays: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  FRIEND_SEND_REQUEST: { title: 'Friend request', text: '{{actor}} wants to be your friend.' },
  FRIEND_ACTION_REQUEST: { title: 'New friend', text: '{{actor}} accepted your friend request.' },
  NEW_FOLLOWER: { title: 'New follower', text: '{{actor}} follows you now.' },
  NEW_COMMENT: { title: 'New comment', text: '{{actor}} commented on your post.' },
  NEW_REPLY: { title: 'New reply', text: '{{actor}} replied to your comment.' },
  NEW_REACTION: { title: 'New reaction', text: '{{actor}} reacted to your post.' },
  NEW_SHARE: { title: 'New share', text: '{{actor}} shared your post.' },
  NEW_MENTION: { title: 'You were mentioned', text: '{{actor}} mentioned you.' },
  NEW_POST: { title: 'New post', text: '{{actor}} wrote a post.' },
  REMOVED_POST: { title: 'Post removed', text: 'One of your posts was removed. Tap to see why.' },
  REMOVED_COMMENT: { title: 'Comment removed', text: 'One of your comments was removed. Tap to see why.' },
  NEW_TIP: { title: 'New tip', text: '{{actor}} posted a tip.' },
  NEW_CHAPTER: { title: 'New chapter of {{comic}}', text: 'Chapter {{chapter}} is out. Tap to read.' },
  FEEDBACK_ANSWER: { title: 'Your feedback was answered', text: 'Tap to see the answer.' },
  TIP_SETTLED: { title: 'A tip is settled', text: 'Tap to see whether it won.' },
  BOOKING_SOON: { title: 'Starting soon: {{match}}', text: 'Starts at {{kickOff}}.' },
  BOOKING_STARTED: { title: '{{actor}} is on air', text: '{{match}}, starts at {{kickOff}}.' },
  BOOKING_MOVED: {
    title: '{{match}} has a new time',
    text: 'From {{kickOff}} to {{to}}. Your reminder has moved with it.',
  },
  BOOKING_CALLED_OFF: {
    title: '{{match}} does not take place as planned',
    text: 'The match of your reminder, {{kickOff}}, is postponed or cancelled.',
  },
  EVENT_SOON: { title: '{{match}} starts soon', text: 'It starts at {{kickOff}}.' },
  EVENT_MOVED: { title: '{{match}} has moved', text: 'The new time: {{kickOff}}.' },
  EVENT_RESTORED: { title: '{{match}} is on again', text: 'It starts at {{kickOff}}.' },
  EVENT_CANCELLED: { title: '{{match}} is cancelled', text: 'Tap to read why.' },
  MATCH_LINEUP: { title: 'Line-ups are out', text: '{{match}}, starts at {{kickOff}}.' },
  MATCH_GOAL: { title: 'Goal for {{team}}!', text: '{{score}}' },
  MATCH_GOAL_HIDDEN: { title: 'A goal', text: '{{match}}. Tap to see the score.' },
  other: { title: 'Khán Đài', text: 'You have a new notification.' },
} as const satisfies Translated<typeof vi>;
