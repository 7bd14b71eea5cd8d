import type { MessageListItem } from '../chat/MessageList.js';
import { MessageRow } from '../chat/MessageRow.js';
import { SystemLine } from '../chat/ChatLines.js';
import type { MatchCardProps } from '../match/MatchCard.js';
import type { OddsLabels, OddsLeagueView, OddsMatchView } from '../odds/odds-view.js';
import { Badge } from '../primitives/Badge.js';
import { LinkButton } from '../primitives/Button.js';
import type { PlayerControlsProps } from '../room/player-view.js';

/** Invented matches and people, for stories and tests. */
const nothing = () => undefined;

export const crests = {
  vleague: { code: 'V1', colors: ['#0E5B3A', '#E3B23C'] },
  caHaNoi: { code: 'CAHN', colors: ['#8E1F2B', '#E3B23C'] },
  namDinh: { code: 'NĐ', colors: ['#1F4E9E', '#F1C232'] },
  haiPhong: { code: 'HP', colors: ['#8F2432', '#F0D9A8'] },
  songLam: { code: 'SL', colors: ['#E2B007', '#13335F'] },
} as const;

export const people = [
  { id: 1, name: 'Gió Lào' },
  { id: 2, name: 'Cò Trắng' },
  { id: 3, name: 'Út Khán Đài B' },
];

export const liveMatch: MatchCardProps = {
  label: 'Công An Hà Nội – Thép Xanh Nam Định',
  league: { text: 'V.League 1 · Vòng 11', crest: crests.vleague },
  state: { tone: 'live', word: 'Hiệp 2', minute: '67' },
  home: { name: 'Công An Hà Nội', crest: crests.caHaNoi, score: 2, standing: 'ahead' },
  away: { name: 'Thép Xanh Nam Định', crest: crests.namDinh, score: 1, standing: 'behind', redCards: { count: 1, label: '1 thẻ đỏ' } },
  hosts: { people, name: 'Gió Lào', more: '+2' },
  watching: { count: '18.420', word: 'người xem' },
  action: (
    <LinkButton href="#xem" size="sm" icon="play" look="primary">
      Xem
    </LinkButton>
  ),
};

export const longNames: MatchCardProps = {
  ...liveMatch,
  state: { tone: 'warn', word: 'Gián đoạn', minute: '58' },
  home: { name: 'Câu lạc bộ Bóng đá Thành phố Hồ Chí Minh Becamex', crest: crests.songLam, score: 10 },
  away: { name: 'Borussia Verein für Leibesübungen Mönchengladbach', crest: crests.haiPhong, score: 12 },
  hosts: { people, name: 'Trương Hoàng Bảo Trâm Anh Nguyễn', more: '+12' },
};

export const oddsLabels: OddsLabels = {
  caption: 'Tỷ lệ kèo: cả trận và hiệp 1',
  time: 'Giờ',
  match: 'Trận',
  full: 'Cả trận',
  half: 'Hiệp 1',
  handicap: 'Kèo chấp',
  overUnder: 'Tài xỉu',
  oneXTwo: '1X2',
  under: 'Xỉu',
  draw: 'Hòa',
  signs: { home: '1', draw: 'X', away: '2' },
  up: 'tăng',
  down: 'giảm',
  locked: 'Tạm khóa',
  closed: 'Đã đóng',
  opening: 'mở cửa',
};

const runningOdds: OddsMatchView = {
  id: 'm1',
  label: 'Xem tỷ lệ Công An Hà Nội – Thép Xanh Nam Định',
  href: '#m1',
  time: '19:15',
  badge: 'Kèo rung',
  state: { tone: 'live', word: 'Hiệp 2', minute: '67' },
  home: { name: 'Công An Hà Nội', code: 'CAHN', crest: crests.caHaNoi, score: 2 },
  away: { name: 'Thép Xanh Nam Định', code: 'TXNĐ', crest: crests.namDinh, score: 1 },
  full: {
    handicap: {
      line: '0-0.5',
      openingLine: '0.5-1',
      favourite: 'home',
      home: { text: '0.92', opening: '0.88', move: 'up' },
      away: { text: '−0.98', opening: '−0.96', negative: true, move: 'down' },
    },
    overUnder: {
      line: '3.5',
      openingLine: '2.5-3',
      over: { text: '0.84', opening: '0.90', move: 'down' },
      under: { text: '−0.94', opening: '0.96', negative: true, move: 'up' },
    },
    oneXTwo: {
      home: { text: '1.32', opening: '1.85', move: 'down' },
      away: { text: '9.50', opening: '4.10', move: 'up' },
      draw: { text: '4.60', opening: '3.50', move: 'up' },
    },
  },
  half: {
    handicap: { line: '', favourite: 'home', home: { text: '', state: 'closed' }, away: { text: '', state: 'closed' } },
    oneXTwo: {
      home: { text: '', state: 'locked', opening: '2.95' },
      away: { text: '', state: 'locked', opening: '3.60' },
      draw: { text: '', state: 'locked', opening: '1.95' },
    },
  },
};

const comingOdds: OddsMatchView = {
  id: 'm2',
  label: 'Xem tỷ lệ Hải Phòng – Sông Lam Nghệ An',
  time: '21:00',
  state: { tone: 'plain', word: '29 phút nữa' },
  home: { name: 'Hải Phòng', code: 'HP', crest: crests.haiPhong },
  away: { name: 'Câu lạc bộ Sông Lam Nghệ An Thành Vinh', code: 'SLNA', crest: crests.songLam },
  full: {
    handicap: {
      line: '0.5',
      favourite: 'away',
      home: { text: '0.87', opening: '0.87' },
      away: { text: '0.93', opening: '0.97', move: 'down' },
    },
    overUnder: { line: '2-2.5', over: { text: '0.88', opening: '0.88' }, under: { text: '0.94', opening: '0.94' } },
    oneXTwo: {
      home: { text: '2.24', opening: '2.35', move: 'down' },
      away: { text: '3.05', opening: '2.92', move: 'up' },
      draw: { text: '3.15', opening: '3.15' },
    },
  },
  half: {
    overUnder: { line: '0.5-1', over: { text: '0.80', opening: '0.80' }, under: { text: '−0.96', opening: '−0.96', negative: true } },
  },
};

export const oddsLeagues: OddsLeagueView[] = [
  { id: 'v1', name: 'V.League 1', round: 'Vòng 11', crest: crests.vleague, matches: [runningOdds, comingOdds] },
];

const faces = [
  { face: 'like', label: 'Thích' },
  { face: 'haha', label: 'Cười' },
  { face: 'love', label: 'Yêu' },
  { face: 'wow', label: 'Kinh ngạc' },
  { face: 'sad', label: 'Buồn' },
  { face: 'angry', label: 'Giận' },
] as const;

const tools = { reactLabel: 'Bày tỏ cảm xúc', faces, actions: [{ icon: 'reply', label: 'Trả lời', onPress: nothing }] } as const;

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
      badges: <Badge tone="level">12</Badge>,
      simulated: 'mô phỏng',
    }),
  },
  {
    key: 'b',
    node: say(1, 'Gió Lào', 'Nam Định vừa đẩy cao đội hình, để ý khoảng trống sau lưng hai hậu vệ biên', {
      badges: <Badge tone="host">BLV</Badge>,
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
      badges: <Badge tone="vip">VIP</Badge>,
      reply: { name: 'Đặng Tuấn Kiệt', text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi' },
    }),
  },
  {
    key: 'd',
    node: say(7, 'Minh Râu', '@Hồng Nhung câu hỏi của bạn BLV sẽ trả lời trong giờ bù nhé', {
      mention: true,
      badges: (
        <Badge tone="mod" icon="shield">
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

export const controls: PlayerControlsProps = {
  labels: {
    play: 'Phát',
    pause: 'Tạm dừng',
    mute: 'Tắt tiếng',
    unmute: 'Bật tiếng',
    volume: 'Âm lượng',
    goLive: 'Trực tiếp',
    pip: 'Cửa sổ nhỏ',
    theatre: 'Chế độ rạp',
    leaveTheatre: 'Thoát chế độ rạp',
    fullscreen: 'Toàn màn hình',
    leaveFullscreen: 'Thoát toàn màn hình',
  },
  playing: true,
  muted: false,
  volume: 0.8,
  atLive: true,
  theatre: false,
  fullscreen: false,
  onTogglePlay: nothing,
  onToggleMute: nothing,
  onVolume: nothing,
  onGoLive: nothing,
  onToggleTheatre: nothing,
  onToggleFullscreen: nothing,
  onPip: nothing,
  quality: {
    label: 'Chất lượng',
    value: 'auto',
    options: [
      { value: 'auto', label: '720p' },
      { value: '360', label: '360p' },
    ],
    onChange: nothing,
  },
  line: {
    label: 'Đường truyền',
    value: '1',
    options: [
      { value: '1', label: 'Đường 1' },
      { value: '2', label: 'Đường 2' },
    ],
    onChange: nothing,
  },
};
