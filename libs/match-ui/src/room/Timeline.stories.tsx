import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeline } from '../stories/samples/timeline.js';
import { Timeline, type TimelineMark, type TimelineRow } from './Timeline.js';

const meta = {
  title: 'Match/Timeline',
  component: Timeline,
  parameters: { layout: 'padded' },
  args: { label: 'Diễn biến', rows: timeline },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const JustBegun: Story = { args: { rows: timeline.slice(0, 1) } };

const marks: Record<TimelineMark, string> = {
  goal: 'Bàn thắng',
  yellow: 'Thẻ vàng',
  red: 'Thẻ đỏ',
  'second-yellow': 'Thẻ vàng thứ hai',
  swap: 'Thay người',
  var: 'VAR',
  missed: 'Hỏng phạt đền',
  other: 'Sự kiện',
};

export const EveryMark: Story = {
  args: {
    rows: (Object.keys(marks) as TimelineMark[]).map((mark, n) => ({
      kind: 'event',
      id: mark,
      minute: String(90 - n * 7),
      side: n % 2 === 0 ? 'home' : 'away',
      mark,
      markLabel: marks[mark],
      title: marks[mark],
    })),
  },
};

export const ShootOut: Story = {
  args: {
    rows: [
      { kind: 'cut', id: 'shoot-out', text: 'Luân lưu · 2–1' },
      ...[
        { side: 'home', scored: true, title: 'Nguyễn Quang Hải', score: '2–1' },
        { side: 'away', scored: false, title: 'Hồ Tuấn Tài', score: '1–1' },
        { side: 'home', scored: true, title: 'Đoàn Văn Hậu', score: '1–1' },
        { side: 'away', scored: true, title: 'Pierre-Emerick Emiliano François Aubameyang', score: '0–1' },
        { side: 'home', scored: false, title: 'Phan Văn Đức', score: '0–0' },
      ].map(({ side, scored, ...kick }, n): TimelineRow => ({
        ...{ kind: 'kick', id: `kick-${n}`, side: side === 'home' ? 'home' : 'away', scored },
        ...{ markLabel: `${side === 'home' ? 'Công An Hà Nội' : 'Nam Định'} sút ${scored ? 'vào' : 'hỏng'}`, ...kick },
      })),
      { kind: 'cut', id: 'top', text: 'Hết hiệp phụ · 1–1' },
    ],
  },
  decorators: [(Show) => <div style={{ maxWidth: 390 }}>{Show()}</div>],
};

export const LongNames: Story = {
  args: {
    rows: [
      {
        kind: 'event',
        id: 'long',
        minute: '90+11',
        side: 'away',
        mark: 'goal',
        markLabel: 'Bàn thắng',
        title: 'Pierre-Emerick Emiliano François Aubameyang Nguyễn',
        detail: 'Kiến tạo: Trương Hoàng Bảo Trâm Anh Nguyễn, sau khi xem lại VAR',
        score: '10–12',
      },
    ],
  },
  decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>],
};
