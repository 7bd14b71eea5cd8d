import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchDivider } from './TalkDividers.js';

const meta = {
  title: 'Chat/MatchDivider',
  component: MatchDivider,
  parameters: { layout: 'padded' },
  args: { name: 'Công An Hà Nội – Thép Xanh Nam Định', href: '/truc-tiep/cahn-vs-nam-dinh' },
} satisfies Meta<typeof MatchDivider>;
export default meta;

export const Running: StoryObj<typeof meta> = {};
export const Ended: StoryObj<typeof meta> = { args: { result: 'Kết thúc 2–1' } };
