import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field, type FieldProps } from './Field.js';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args: { label: 'Tên đăng nhập', value: '', onChange: () => undefined, autoComplete: 'username' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: FieldProps) {
  const [value, setValue] = useState(props.value);
  return <Field {...props} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  args: { placeholder: 'Ví dụ hongnhung.nd' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tên đăng nhập' });
    await userEvent.type(field, 'hongnhung');
    await expect(field).toHaveValue('hongnhung');
  },
};

export const Filled: Story = { args: { value: 'hongnhung.nd' } };

export const Hinted: Story = {
  args: { label: 'Biệt danh', value: 'Nhung Thiên Trường', hint: 'Tên hiện trong phòng chat, đổi được mỗi 30 ngày.' },
};

export const Refused: Story = {
  args: { value: 'hongnhung', error: 'Tên đăng nhập đã tồn tại', hint: 'Từ 4 đến 20 ký tự.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Tên đăng nhập đã tồn tại');
  },
};

export const Optional: Story = {
  args: { label: 'Mã mời', labelNote: '(không bắt buộc)', placeholder: 'Ví dụ NHUNG21' },
};

export const Disabled: Story = { args: { value: 'hongnhung.nd', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Nhập lại mật khẩu mới của tài khoản bạn đang dùng để đăng nhập',
    value: 'mot-ten-dang-nhap-rat-dai-khong-co-khoang-trang-nao-ca',
    error: 'Tên đăng nhập chỉ gồm chữ cái không dấu, chữ số, dấu chấm và gạch dưới, từ 4 đến 20 ký tự',
  },
  decorators: [(Show) => <div style={{ width: 240 }}>{Show()}</div>],
};
