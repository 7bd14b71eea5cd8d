import { ApiError } from '@khandai/api-client';
import { when } from 'mobx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { conversation as words } from '../../i18n/vi/lazy/conversation';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { useChat } from './chat-domain';
import type { Conversations } from './Conversations';

/** Max wait for the private conversations of a user who just logged in. */
const PATIENCE_MS = 15_000;

/** The other member of a conversation. */
export interface Correspondent {
  readonly userId: number;
  readonly showName: string;
}

export interface ConversationActions {
  /** The server does not permit to write to this member, as an earlier attempt has shown. */
  readonly isRefused: boolean;
  /** Undefined while unknown, and for guests. */
  readonly isBlocked: boolean | undefined;
  /** Opens the conversation and goes there; the page stays if the server does not permit it. */
  readonly open: () => void;
  /** @param done Called once the server has confirmed it. */
  readonly block: (block: boolean, done?: () => void) => void;
}

/** What the user can do about private messages of one member; a guest logs in first. Call it inside an observer. */
export function useConversation({ userId, showName }: Correspondent, learns = false): ConversationActions {
  const { t } = useLazyTranslation('conversation', words);
  const { toasts, log, viewer } = useServices();
  const { conversations } = useChat();
  const account = useAccount();
  const navigate = useNavigate();
  const store = conversations.get();

  useEffect(() => {
    if (!store || !learns || viewer.userId === userId) return;
    store.learnBlock(userId).catch((error: unknown) => {
      log.warn('blocked member', error);
    });
  }, [store, learns, userId, viewer, log]);

  const run = async (act: (talks: Conversations) => Promise<void>, failed: string) => {
    try {
      // Right after a login the code of the conversations still loads.
      await when(() => conversations.get() !== undefined, { timeout: PATIENCE_MS });
      const talks = conversations.get();
      if (talks) await act(talks);
    } catch (error) {
      const sentence = error instanceof ApiError && error.kind === 'answer' ? error.message : '';
      toasts.push({ tone: 'bad', title: sentence || failed });
    }
  };
  return {
    isRefused: store?.isRefused(userId) ?? false,
    isBlocked: store?.isBlocked(userId),
    open: () => {
      account.asMember(
        () =>
          void run(async (talks) => {
            const room = await talks.open(userId);
            if (room) await navigate(`/chatroom?roomId=${room.groupId}`);
          }, t('openFailed')),
        t('reason'),
      );
    },
    block: (block, done) => {
      account.asMember(
        () =>
          void run(async (talks) => {
            await talks.block(userId, block);
            toasts.push({ tone: 'ok', title: t(block ? 'blockDone' : 'unblockDone', { name: showName }) });
            done?.();
          }, t('blockFailed')),
        t('blockReason'),
      );
    },
  };
}
