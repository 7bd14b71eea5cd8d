import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { Sheet, type SheetProps } from './Sheet.js';

const meta = {
  title: 'States/Sheet',
  component: Sheet,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Đi tới',
    closeLabel: 'Đóng',
    clear: '56.25vw',
    children: <p style={{ padding: 16 }}>Trận khác đang đá</p>,
  },
  decorators: [(Show) => <div style={{ minHeight: 480, padding: 16 }}>{Show()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở tấm trượt</Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus moves into the sheet, and returns to the button that opened it. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Mở tấm trượt' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Đi tới' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };

/** The head of its content names it; screen readers hear the title. */
export const HiddenTitle: Story = {
  args: { open: true, hideTitle: true, children: <h3 style={{ padding: 16 }}>Tèo Hàng Đẫy</h3> },
};
