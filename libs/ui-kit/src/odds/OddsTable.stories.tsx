import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { oddsLabels, oddsLeagues } from '../stories/samples/odds.js';
import { OddsFrame } from './OddsFrame.js';
import { OddsMatchRows } from './OddsMatchRows.js';
import { OddsTable } from './OddsTable.js';

const meta = {
  title: 'Odds/OddsTable',
  component: OddsTable,
  subcomponents: { OddsFrame, OddsMatchRows },
  parameters: { layout: 'padded' },
  args: { labels: oddsLabels, leagues: oddsLeagues, half: 'full', onChoose: fn() },
} satisfies Meta<typeof OddsTable>;
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

/** Prices that can only be read. */
export const ReadOnly: Story = { render: ({ labels, leagues, half }) => <OddsTable labels={labels} leagues={leagues} half={half} /> };

export const Empty: Story = { args: { leagues: [] } };

export const Dark: Story = { globals: { theme: 'dark' } };
