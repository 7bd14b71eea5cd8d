import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLazyPart } from '../../../shell/parts/use-lazy-part';
import { useChatRoomStore } from '../chat-room-context';
import type { ReactorsSheetProps } from './ReactorsSheet';

const loadSheet = () => import('./ReactorsSheet').then(({ ReactorsSheet }) => ReactorsSheet);

/** Who reacted to the message that the user asks about. The sheet loads when it is first opened. */
export const Reactors = observer(function Reactors({
  belowPicture,
}: Pick<ReactorsSheetProps, 'belowPicture'>): ReactNode {
  const store = useChatRoomStore();
  const { reactorsOf: message } = store;
  const close = () => {
    store.askReactors(undefined);
  };
  const Sheet = useLazyPart(message !== undefined, loadSheet, close);
  return (
    Sheet &&
    message && <Sheet key={message.groupMessageId} message={message} belowPicture={belowPicture} onClose={close} />
  );
});
