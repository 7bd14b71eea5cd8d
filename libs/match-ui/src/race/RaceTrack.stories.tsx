import type { Meta, StoryObj } from '@storybook/react-vite';
import { placesAt, racers } from '../stories/samples/race.js';
import { RaceTrack } from './RaceTrack.js';
import { RaceVeil } from './RaceVeil.js';
import { SyncBar } from './SyncBar.js';

const meta = {
  title: 'Room/RaceTrack',
  component: RaceTrack,
  args: {
    label: 'Vòng 3, thứ tự: Nghệ Vàng, Bạc Sương, Sóng Biển',
    marbles: racers.map((racer) => ({ ...racer, mine: racer.id === 4 })),
    laps: 5,
    places: placesAt(0.55),
    mineWord: 'Bạn',
    finishWord: 'Đích',
  },
} satisfies Meta<typeof RaceTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Midway: Story = {};
export const OnTheGrid: Story = { args: { places: placesAt(0) } };
export const AtTheFinish: Story = { args: { places: placesAt(0.55).map((place) => ({ ...place, progress: 1 })) } };
export const OutOfStep: Story = { args: { held: true, children: <SyncBar>Đang đồng bộ</SyncBar> } };
export const Waiting: Story = {
  args: {
    places: placesAt(0),
    children: <RaceVeil lead="Cuộc #2419 xuất phát sau" figure="0:42" text="Mã băm đã công bố" />,
  },
};
