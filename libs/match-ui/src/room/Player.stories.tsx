import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import football from '../../pictures/football.svg';
import { RoomPicture } from '../match/RoomPicture.js';
import { Button, icons } from '@khandai/ui-kit';
import { crests } from '../stories/samples/matches.js';
import { controls } from '../stories/samples/player.js';
import { Player } from './Player.js';

const meta = {
  title: 'Room/Player',
  component: Player,
  args: {
    label: 'Trình phát',
    view: { state: 'playing' },
    stage: null,
    poster: <RoomPicture src={football} />,
    controls,
  },
  decorators: [(Show) => <div style={{ maxWidth: 860 }}>{Show()}</div>],
} satisfies Meta<typeof Player>;
export default meta;
type Story = StoryObj<typeof meta>;

const pair = { home: crests.haiPhong, away: crests.namDinh };

export const Playing: Story = {
  args: {
    live: 'TRỰC TIẾP',
    tags: { watching: '18.420', end: ['Đường 1'] },
    bug: { home: 'CAHN', score: '2 – 1', away: 'TXNĐ', clock: '67:12' },
    controls: { ...controls, onTogglePlay: fn(), onToggleMute: fn(), onVolume: fn(), onToggleTheatre: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('region', { name: 'Trình phát' }).focus();
    await userEvent.keyboard('k m t {ArrowUp}');
    await expect(args.controls.onTogglePlay).toHaveBeenCalledTimes(4);
    await expect(args.controls.onToggleMute).toHaveBeenCalledOnce();
    await expect(args.controls.onToggleTheatre).toHaveBeenCalledOnce();
    await expect(args.controls.onVolume).toHaveBeenCalledWith(0.9);
  },
};

/** Alone on the screen: nothing beside it shows the score and its source. */
export const Simulated: Story = {
  args: { bug: { home: 'CAHN', score: '2 – 1', away: 'TXNĐ', clock: '67:12' }, origin: 'Dữ liệu mô phỏng' },
};

/** Browsers autoplay streams only when muted; the player says so. */
export const Silent: Story = {
  args: { controls: { ...controls, muted: true, onToggleMute: fn() }, unmuteHint: 'Bật tiếng' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Bật tiếng'));
    await expect(args.controls.onToggleMute).toHaveBeenCalledOnce();
  },
};

export const Countdown: Story = {
  args: {
    view: {
      state: 'countdown',
      time: '21:00',
      text: (
        <>
          Bóng lăn sau <b>28:52</b>
        </>
      ),
      action: (
        <Button size="sm" look="primary" icon={icons.bellPlus}>
          Đặt lịch
        </Button>
      ),
      ...pair,
    },
  },
};

export const Opening: Story = { args: { view: { state: 'loading', text: 'Đang mở Đường 1…' } } };

export const Retrying: Story = { args: { view: { state: 'retrying', text: 'Đang nối lại…' } } };

export const Switching: Story = {
  args: { view: { state: 'switching', text: 'Đường 1 mất tín hiệu, đang sang Đường 2…' } },
};

export const Failed: Story = {
  args: {
    view: {
      state: 'failed',
      text: 'Không phát được. Mọi đường truyền của phòng đang hỏng.',
      actions: (
        <>
          <Button size="sm" look="primary">
            Thử lại
          </Button>
          <Button size="sm">Đổi BLV</Button>
        </>
      ),
    },
  },
};

export const Ended: Story = { args: { view: { state: 'ended', score: '2–1', text: 'Trận đấu đã kết thúc', ...pair } } };

/** A recorded video, which waits for its start. */
export const Recorded: Story = {
  args: {
    origin: 'Mô phỏng',
    controls: {
      ...controls,
      labels: { ...controls.labels, subtitles: 'Phụ đề' },
      ...{ playing: false, atLive: undefined, onGoLive: undefined, onToggleTheatre: undefined },
      ...{ quality: undefined, line: undefined },
      seek: {
        ...{ label: 'Tua', words: '2 phút 8 giây trên 6 phút 12 giây', shown: '2:08', length: '6:12', onSeek: fn() },
        ...{ second: 128, seconds: 372, marks: [64, 151, 252].map((second) => ({ second, goal: second !== 151 })) },
      },
      next: { label: 'Bàn thắng kế tiếp', onNext: fn() },
      subtitles: { on: false, onToggle: fn() },
      speed: { label: 'Tốc độ', value: '1', options: [{ value: '1', label: '1×' }], onChange: fn() },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bàn thắng kế tiếp' }));
    await expect(args.controls.next?.onNext).toHaveBeenCalledOnce();
    await fireEvent.change(canvas.getByRole('slider', { name: 'Tua' }), { target: { value: '130' } });
    await expect(args.controls.seek?.onSeek).toHaveBeenCalledWith(130);
  },
};

export const Phone: Story = {
  args: Playing.args ?? {},
  decorators: [(Show) => <div style={{ width: 360 }}>{Show()}</div>],
};
