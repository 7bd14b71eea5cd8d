import type { Meta, StoryObj } from '@storybook/react-vite';
import basketball from '../../pictures/basketball.svg';
import esport from '../../pictures/esport.svg';
import football from '../../pictures/football.svg';
import marble from '../../pictures/marble.svg';
import { RoomPicture } from './RoomPicture.js';

const meta = {
  title: 'Match/RoomPicture',
  component: RoomPicture,
  decorators: [(Show) => <div style={{ aspectRatio: '16 / 9', maxWidth: 960 }}>{Show()}</div>],
} satisfies Meta<typeof RoomPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = { args: { src: football } };

export const Basketball: Story = { args: { src: basketball } };

export const Esport: Story = { args: { src: esport } };

export const Marble: Story = { args: { src: marble } };

export const Named: Story = { args: { src: football, label: 'Sân bóng dưới ánh đèn' } };
