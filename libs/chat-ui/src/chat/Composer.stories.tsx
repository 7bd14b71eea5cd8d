import { icons } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { composerLabels } from '../stories/samples/chat.js';
import { people } from '../stories/samples/people.js';
import { EmojiPicker } from '../stories/samples/emoji.js';
import { Composer, type ComposerProps } from './Composer.js';

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  args: {
    value: '',
    onChange: () => undefined,
    onSend: fn(),
    limit: 200,
    labels: composerLabels,
    picker: EmojiPicker,
  },
  decorators: [(Show) => <div style={{ maxWidth: 420, paddingTop: 380 }}>{Show()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  const send = (text: string) => {
    props.onSend(text);
    setValue('');
  };
  return <Composer {...props} value={value} onChange={setValue} onSend={send} />;
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nhập tin nhắn' });
    await userEvent.type(field, '  Vào rồi! {Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Vào rồi!');
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Biểu tượng cảm xúc' }));
    await userEvent.click(canvas.getByRole('button', { name: 'quả bóng đá' }));
    await expect(field).toHaveValue('⚽');
  },
};

export const NearTheLimit: Story = { args: { value: 'Bàn này đẹp quá', limit: 20 } };

export const OverTheLimit: Story = { args: { value: 'Bàn này đẹp quá đi mất thôi', limit: 20 } };

export const Reply: Story = {
  args: { reply: { name: 'Đặng Tuấn Kiệt', text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi', onCancel: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.reply?.onCancel).toHaveBeenCalledOnce();
  },
};

/** Slow mode: the user can write but not send yet. */
export const Held_: Story = {
  name: 'Held',
  args: { value: 'Chờ chút', held: true, note: { icon: icons.clock, text: 'Phòng đang đông, gửi tiếp sau 3 giây' } },
};

export const Disabled: Story = {
  args: { disabled: true, labels: { ...composerLabels, placeholder: 'Bạn đang bị cấm chat' } },
};

export const LongText: Story = {
  args: { value: 'Cả khán đài đứng dậy hát vang bài ca của đội nhà suốt mười lăm phút cuối. '.repeat(3), limit: 400 },
};

/** Typing `@` offers the people of the room. */
export const Mention: Story = {
  args: { suggest: { label: 'Nhắc đến ai', find: people } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nhập tin nhắn' });
    await userEvent.type(field, 'chào @');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(field, 'hoa{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('chào @Hòa Bình ');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.type(field, '@');
  },
};
