import { useState } from 'react';
import { ChatPanel, Composer, IconButton, MessageList, PinnedNotice } from '../../index.js';
import { composerLabels, messages } from '../samples/chat.js';

/** Without a height it fills its place, as beside a player; then phones have the tab for a head. */
export function RoomChat({ height }: { height?: number }) {
  const [text, setText] = useState('');
  return (
    <div style={height ? { height } : { height: '100%' }}>
      <ChatPanel
        title="Chat phòng Gió Lào"
        note="1.204"
        actions={<IconButton icon="settings" label="Cài đặt chat" />}
        hideHeadOnPhones={!height}
        notices={
          <PinnedNotice>
            <b>Gió Lào</b>: Đoán đúng tỷ số cuối trận, rút 5 bạn tặng 200 điểm.
          </PinnedNotice>
        }
        list={<MessageList label="Tin nhắn" items={messages} newLabel={(n) => `${n} tin mới`} />}
        composer={
          <Composer
            value={text}
            onChange={setText}
            onSend={() => setText('')}
            limit={200}
            labels={composerLabels}
            emoji={['😀', '😂', '⚽', '🔥', '👏', '😱', '❤️']}
          />
        }
      />
    </div>
  );
}
