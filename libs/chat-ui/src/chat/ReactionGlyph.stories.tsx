import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactionGlyph, type ReactionFace } from './ReactionGlyph.js';

const meta = {
  title: 'Chat/ReactionGlyph',
  component: ReactionGlyph,
  parameters: { layout: 'padded' },
  args: { face: 'like', size: 32 },
} satisfies Meta<typeof ReactionGlyph>;
export default meta;
type Story = StoryObj<typeof meta>;

const faces: ReactionFace[] = ['like', 'haha', 'love', 'wow', 'sad', 'angry'];

export const All: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', gap: 8 }}>
      {faces.map((face) => (
        <ReactionGlyph key={face} face={face} size={size} />
      ))}
    </div>
  ),
};
