import type { vi } from '../vi';
import type { Words } from '../words';

export const task: Words<(typeof vi)['resources']['task']> = {
  name: 'Daily task |||| Daily tasks',
  hint: 'Members do them again each day of Vietnam. A change holds at once, also for members who have begun.',
  kinds: {
    watch: 'Minutes of live matches',
    chat: 'Lines in chat rooms',
    post: 'Posts',
    comment: 'Comments',
    'check-in': 'Check-in',
    booking: 'Booked matches',
    share: 'Shared posts',
    vote: 'Votes on matches',
    invite: 'Invited friends who became active',
    tasks: 'Chest: tasks that are done',
  },
  states: { running: 'On', planned: 'From %{time}', over: 'Over', off: 'Off' },
  fields: {
    title: 'Title',
    kind: 'What counts',
    goal: 'Goal',
    reward: 'Points',
    sort: 'Order',
    startsAt: 'Starts',
    endsAt: 'Ends',
    active: 'On',
    state: 'State',
    version: 'Version',
    id: 'Number',
  },
  help: {
    kind: 'The server counts this from what the site stores.',
    goal: 'How much of it completes the task. Check-in: always 1.',
    reward: 'Tasks bring a member %{max} points a day at most.',
    times: 'Both empty: the task is there every day.',
  },
};
