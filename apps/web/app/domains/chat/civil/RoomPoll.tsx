import { PollCard } from '@khandai/chat-ui';
import { hiddenCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n, useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { useAccount } from '../../account';
import { useChatRoomStore } from '../chat-room-context';
import { pollChoices, pollNote } from './poll-view';
import { useCivilWork } from './use-civil-work';

/** The poll of the room: members vote, and see the shares after their vote. */
export const RoomPoll = observer(function RoomPoll(): ReactNode {
  const { civil, groupId } = useChatRoomStore();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api, clock, socket } = useServices();
  const account = useAccount();
  const { run } = useCivilWork();
  const { poll } = civil;
  const { language } = useI18n();
  /** The choice that the user just made, for screen readers. */
  const [voted, setVoted] = useState<string>();
  const seesVotes = poll !== null && !poll.closed && (poll.vote !== null || civil.moderates);

  useEffect(() => {
    if (!seesVotes) return;
    return socket.watch({ topic: 'poll', groupId }, ({ poll: counted }) => {
      civil.count(counted);
    });
  }, [seesVotes, socket, groupId, civil]);

  if (!poll) return null;

  const vote = async (option: number) => {
    await run(async () => {
      const answer = await api.call('POST /ac/api/chat/poll/vote', { body: { pollId: poll.pollId, option } });
      civil.voted(answer.poll, option);
      setVoted(answer.poll.options[option]?.text);
    });
  };
  const head = t('poll.headBy', { name: poll.authorName });

  return (
    <>
      <PollCard
        head={poll.closed ? `${head} · ${t('poll.closed')}` : head}
        question={poll.question}
        choices={pollChoices(poll)}
        mine={poll.vote ?? undefined}
        note={pollNote(poll, { now: clock.now, timezone: clock.timezone, language }, t)}
        onVote={
          poll.closed
            ? undefined
            : (option) => {
                account.asMember(() => void vote(option), t('poll.loginToVote'));
              }
        }
      />
      <span css={hiddenCss} role="status">
        {voted !== undefined && t('poll.voted', { choice: voted })}
      </span>
    </>
  );
});
