import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { controls } from '../stories/samples/player.js';
import type { PlayerControlsProps } from './player-view.js';
import { PlayerControls } from './PlayerControls.js';

const meta = {
  title: 'Room/PlayerControls',
  component: PlayerControls,
  args: controls,
  decorators: [
    (Show) => <div style={{ containerType: 'inline-size', maxWidth: 860, background: '#0B1014' }}>{Show()}</div>,
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PlayerControls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The layout of the controls depends on the width of their container, not of the window. */
const phone = { width: 320, containerType: 'inline-size' } as const;

function Held(props: PlayerControlsProps) {
  const [playing, setPlaying] = useState(props.playing);
  const [muted, setMuted] = useState(props.muted);
  const [theatre, setTheatre] = useState(props.theatre);
  return (
    <PlayerControls
      {...props}
      playing={playing}
      muted={muted}
      theatre={theatre}
      onTogglePlay={() => setPlaying(!playing)}
      onToggleMute={() => setMuted(!muted)}
      onToggleTheatre={() => setTheatre(!theatre)}
    />
  );
}

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    await expect(canvas.getByRole('button', { name: 'Phát' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tắt tiếng' }));
    await expect(canvas.getByRole('slider', { name: 'Âm lượng' })).toHaveAttribute('aria-valuetext', '0%');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Đường truyền' }), 'Đường 2');
  },
};

export const Paused: Story = { args: { playing: false } };

export const Behind: Story = { args: { atLive: false } };

export const Theatre: Story = { args: { theatre: true } };

/** One source, one rendition, no picture-in-picture: the bar shows only available actions. */
export const Fewest: Story = { args: { quality: undefined, line: undefined, onPip: undefined } };

export const Phone: Story = { decorators: [(Show) => <div style={phone}>{Show()}</div>] };

/** The button back to live is above the bar, so that full screen stays visible at the bar's end. */
export const PhoneBehind: Story = {
  args: { atLive: false },
  decorators: [(Show) => <div style={{ ...phone, paddingTop: 48 }}>{Show()}</div>],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: controls.labels.pause }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: controls.labels.fullscreen }).getBoundingClientRect();
    const back = canvas.getByRole('button', { name: 'Trực tiếp' }).getBoundingClientRect();
    await expect(last.right - first.left).toBeLessThanOrEqual(phone.width);
    await expect(back.bottom).toBeLessThanOrEqual(last.top);
  },
};
