import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khandai/ui-kit';
import { expect, fn } from 'storybook/test';
import { OddsBoard } from '../stories/samples/OddsBoard.js';
import { oddsLabels, oddsLeagues } from '../stories/samples/odds.js';
import { OddsFrame } from './OddsFrame.js';
import { OddsMatchRows } from './OddsMatchRows.js';

const meta = {
  title: 'Odds/OddsFrame',
  component: OddsBoard,
  subcomponents: { OddsFrame, OddsMatchRows },
  parameters: { layout: 'padded' },
  args: { labels: oddsLabels, leagues: oddsLeagues, half: 'full', onChoose: fn() },
} satisfies Meta<typeof OddsBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: oddsLabels.caption })).toBeVisible();
    const [price] = canvas.getAllByRole('button');
    if (price) await userEvent.click(price);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const FirstHalf: Story = { args: { half: 'half' } };

export const WithoutOpening: Story = { args: { showOpening: false } };

/** A reader who hides scores sees no prices of a match that has begun. */
export const Covered: Story = {
  args: {
    cover: (
      <>
        <span>Giá kèo đang ẩn</span>
        <Button size="sm">Hiện giá</Button>
      </>
    ),
  },
};

/** Read-only prices. */
export const ReadOnly: Story = {
  render: ({ labels, leagues, half }) => <OddsBoard labels={labels} leagues={leagues} half={half} />,
};

export const Empty: Story = { args: { leagues: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };
