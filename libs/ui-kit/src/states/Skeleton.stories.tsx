import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bone, repeated, Skeleton } from './Skeleton.js';

const meta = {
  title: 'States/Skeleton',
  component: Skeleton,
  subcomponents: { Bone },
  parameters: { layout: 'padded' },
  args: {
    label: 'Đang tải',
    children: repeated(3, (n) => (
      <div key={n} style={{ display: 'flex', gap: 10, padding: 8 }}>
        <Bone width={28} height={28} round />
        <Bone width={`${40 + n * 20}%`} />
      </div>
    )),
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Rows: StoryObj<typeof meta> = {};
