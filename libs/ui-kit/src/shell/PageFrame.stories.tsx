import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../primitives/Panel.js';
import { CardGrid, PageFrame, Stack } from './PageFrame.js';
import { ReadingColumn } from './ReadingColumn.js';

const meta = {
  title: 'Shell/PageFrame',
  component: PageFrame,
  subcomponents: { CardGrid, ReadingColumn, Stack },
  args: { children: <Panel padded>Nội dung</Panel> },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};

export const Reading: Story = {
  args: {
    children: (
      <ReadingColumn>
        <Panel padded>Bài viết</Panel>
      </ReadingColumn>
    ),
  },
};

export const TwoColumns: Story = { args: { right: <Panel padded>Chat</Panel>, rightLabel: 'Chat' } };

export const ThreeColumns: Story = {
  args: {
    left: <Panel padded>Giải đấu</Panel>,
    leftLabel: 'Giải đấu',
    right: <Panel padded>Chat</Panel>,
    rightLabel: 'Chat',
  },
};

export const RightOnPhones: Story = {
  args: { right: <Panel padded>Chat</Panel>, rightLabel: 'Chat', rightOnPhones: true },
};

export const Cards: Story = {
  args: {
    children: (
      <Stack>
        <CardGrid>
          {['Một', 'Hai', 'Ba', 'Bốn'].map((name) => (
            <Panel key={name} padded>
              {name}
            </Panel>
          ))}
        </CardGrid>
        <Panel padded>Dưới lưới</Panel>
      </Stack>
    ),
  },
};
