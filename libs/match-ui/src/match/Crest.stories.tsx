import type { Meta, StoryObj } from '@storybook/react-vite';
import { crests } from '../stories/samples/matches.js';
import { Crest } from './Crest.js';

const meta = {
  title: 'Match/Crest',
  component: Crest,
  parameters: { layout: 'padded' },
  args: { ...crests.caHaNoi, size: 40 },
} satisfies Meta<typeof Crest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Big: Story = {};

export const Small: Story = { args: { size: 16 } };

/** White and black shields keep a visible edge in both themes. */
export const PaleAndDark: Story = {
  render: ({ size }) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Crest code="REA" colors={['#FFFFFF', '#E8D9A0']} size={size} />
      <Crest code="JUV" colors={['#0B0B0D', '#FFFFFF']} size={size} />
      {Object.values(crests).map((crest) => (
        <Crest key={crest.code} {...crest} size={size} />
      ))}
    </div>
  ),
};
