import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: { layout: 'padded' },
  args: { id: 1, name: 'Gió Lào' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Online: Story = { args: { online: true, size: 40 } };

export const Offline: Story = { args: { online: false, size: 40 } };

export const OneWord: Story = { args: { id: 7, name: 'Kiên' } };

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0B7C46"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>')}`;

export const Picture: Story = { args: { src: picture, size: 64 } };

/** The initials stay if the picture fails to load. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AA==', size: 64 } };
