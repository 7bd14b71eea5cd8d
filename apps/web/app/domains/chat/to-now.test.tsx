import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MessageList } from '@khandai/chat-ui';
import { message } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { ChatRoomContext } from './chat-room-context';
import { ChatRoomStore } from './ChatRoomStore';
import { FakeClock } from '@khandai/testing';
import { GiftBanners } from './gifts/GiftBanners';
import { ToNow } from './ToNow';

const history = { list: [message()], total: 1, revision: 9, hasNewer: true };

function Talk({ store }: { store: ChatRoomStore }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <I18nContext value={new I18n('vi')}>
      <ChatRoomContext value={store}>
        <MessageList ref={list} label="Tin nhắn" items={[]} newLabel={String} />
        <ToNow list={list} />
      </ChatRoomContext>
    </I18nContext>
  );
}

test('the button that leaves old talk goes, and the messages have the focus', () => {
  const unused = () => {
    throw new Error('the room is not entered');
  };
  const store = new ChatRoomStore(
    30,
    { history, online: 3 },
    {
      clock: { now: 0, exact: () => 0 },
      log: { warn: unused },
      viewer: { isMember: false },
      gifts: new GiftBanners({ timers: new FakeClock(), storage: { getItem: () => null, setItem: () => undefined } }),
      join: unused,
      pageBefore: unused,
      refused: unused,
      asMember: unused,
    },
  );
  render(<Talk store={store} />);
  const button = screen.getByRole('button');
  button.focus();
  act(() => {
    button.click();
  });
  expect([screen.queryByRole('button'), document.activeElement]).toEqual([null, screen.getByRole('log')]);
});
