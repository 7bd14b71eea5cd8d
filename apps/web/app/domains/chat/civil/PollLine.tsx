import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';

const loadPoll = () => import('./TalkPoll').then(({ TalkPoll }) => TalkPoll);

/** The poll among the messages. Its code loads with the first one: most rooms have none. */
export const PollLine = observer(function PollLine(): ReactNode {
  const Poll = useLazyPart(true, loadPoll, stay);
  return Poll ? <Poll /> : null;
});

/** Without its code the poll is still named above the messages. */
const stay = () => undefined;
