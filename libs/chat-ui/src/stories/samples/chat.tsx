import { SystemLine } from '../../chat/SystemLine.js';
import type { MessageListItem } from '../../chat/MessageList.js';
import { MessageRow } from '../../chat/MessageRow.js';
import { Badge, icons } from '@khandai/ui-kit';
import { nothing } from './nothing.js';

const faces = [
  { face: 'like', label: 'Thích' },
  { face: 'haha', label: 'Cười' },
  { face: 'love', label: 'Yêu' },
  { face: 'wow', label: 'Kinh ngạc' },
  { face: 'sad', label: 'Buồn' },
  { face: 'angry', label: 'Giận' },
] as const;

export const tools = {
  reactLabel: 'Bày tỏ cảm xúc',
  faces,
  actions: [{ icon: icons.reply, label: 'Trả lời', onPress: nothing }],
} as const;

function say(id: number, name: string, text: string, more: Partial<Parameters<typeof MessageRow>[0]> = {}) {
  return (
    <MessageRow
      author={{ id, name }}
      nameColor={(id % 8) + 1}
      time="20:31"
      dateTime="2026-11-20T20:31:00+07:00"
      text={text}
      tools={tools}
      onReact={nothing}
      {...more}
    />
  );
}

export const messages: MessageListItem[] = [
  {
    key: 'join',
    node: (
      <SystemLine>
        <b>Bé Na Thiên Trường</b> và 14 người khác vừa vào phòng
      </SystemLine>
    ),
  },
  {
    key: 'a',
    node: say(4, 'Đặng Tuấn Kiệt', 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi', {
      badges: <Badge tone="number">12</Badge>,
      simulated: 'mô phỏng',
    }),
  },
  {
    key: 'b',
    node: say(1, 'Gió Lào', 'Nam Định vừa đẩy cao đội hình, để ý khoảng trống sau lưng hai hậu vệ biên', {
      badges: <Badge tone="accent">BLV</Badge>,
      reactions: [
        { face: 'like', count: 48, mine: true, label: '48 người thích' },
        { face: 'wow', count: 6, mine: false, label: '6 người kinh ngạc' },
      ],
    }),
  },
  {
    key: 'goal',
    node: (
      <SystemLine strong>
        <b>66′ Thẻ đỏ</b> · Nguyễn Văn Vĩ (Thép Xanh Nam Định)
      </SystemLine>
    ),
  },
  {
    key: 'c',
    node: say(6, 'Trương Hoàng Bảo Trâm Anh Nguyễn', 'Thẻ này hơi nặng tay, xem lại thấy vào bóng trước mà?', {
      badges: <Badge tone="gold">VIP</Badge>,
      reply: { name: 'Đặng Tuấn Kiệt', text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi' },
    }),
  },
  {
    key: 'd',
    node: say(7, 'Minh Râu', '@Hồng Nhung câu hỏi của bạn BLV sẽ trả lời trong giờ bù nhé', {
      mention: true,
      badges: (
        <Badge tone="info" icon={icons.shield}>
          Quản trị
        </Badge>
      ),
    }),
  },
  { key: 'e', own: true, node: say(5, 'Nguyễn Thị Hồng Nhung', 'Cảm ơn anh, em chờ ạ', { pending: 'Đang gửi…' }) },
  {
    key: 'f',
    own: true,
    node: say(5, 'Nguyễn Thị Hồng Nhung', '2–1', {
      failed: { text: 'Gửi thất bại', resend: 'Gửi lại', onResend: nothing, remove: 'Xóa', onRemove: nothing },
    }),
  },
];

export const composerLabels = {
  field: 'Nhập tin nhắn',
  placeholder: 'Nhập tin nhắn…',
  send: 'Gửi',
  emoji: 'Biểu tượng cảm xúc',
  cancelReply: 'Bỏ trả lời',
  remaining: (left: number) => `còn ${left} ký tự`,
};
