import type { MessageToolsProps } from '@khandai/chat-ui';
import type { ChatMessage } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import type { TFunction } from '../../../i18n/i18n';

/** The tool of a message that shows who reacted to it. */
export const reactorActions = (
  message: ChatMessage,
  store: { askReactors(message: ChatMessage): void },
  t: TFunction<'chat'>,
): NonNullable<MessageToolsProps['actions']> =>
  message.totalReactions === 0
    ? []
    : [
        {
          icon: icons.users,
          label: t('reactors'),
          onPress: () => {
            store.askReactors(message);
          },
        },
      ];
