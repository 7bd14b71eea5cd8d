import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { Field } from '../primitives/Field.js';
import { Dialog, type DialogProps } from './Dialog.js';

const meta = {
  title: 'States/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Tên của bạn trong phòng',
    closeLabel: 'Đóng',
    children: <p>Ai cũng thấy tên này cạnh tin nhắn của bạn.</p>,
    actions: <Button look="primary">Vào chat</Button>,
  },
  decorators: [(Show) => <div style={{ minHeight: 480, padding: 16 }}>{Show()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Mở hộp thoại</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus returns to the button that opened the dialog. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Mở hộp thoại' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Tên của bạn trong phòng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };

export const WithFields: Story = {
  args: {
    open: true,
    title: 'Đăng nhập',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Field label="Tên đăng nhập" value="hongnhung" onChange={() => undefined} />
        <Field label="Mật khẩu" type="password" value="" onChange={() => undefined} error="Chưa nhập mật khẩu" />
      </div>
    ),
  },
};

/** The body scrolls; the title and the actions stay in place. */
export const Long: Story = {
  args: {
    open: true,
    title: 'Điều khoản sử dụng của Khán Đài và những điều cần biết trước khi tham gia phòng chat',
    children: Array.from({ length: 30 }, (_, n) => (
      <p key={n}>Điều {n + 1}. Cổ vũ văn minh, không dùng lời lẽ xúc phạm người khác.</p>
    )),
  },
};
