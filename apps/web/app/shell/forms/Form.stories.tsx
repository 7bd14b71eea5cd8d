import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@khandai/ui-kit';
import { expect, fn, waitFor } from 'storybook/test';
import { inPage } from '../../../test/story-page';
import { form } from '../../i18n/vi/lazy/form';
import { Form } from './Form';

const resting = { busy: false, waitSeconds: 0, fault: undefined };

const meta = {
  title: 'Web/Form',
  component: Form,
  decorators: [inPage],
  args: {
    store: resting,
    onSubmit: fn(() => Promise.resolve(undefined)),
    submit: 'Lưu',
    children: <Field name="displayName" label="Tên hiển thị" value="Quang Hải" onChange={fn()} />,
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FirstFieldHasFocus: Story = {
  args: { first: 'displayName' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Sending: Story = { args: { store: { ...resting, busy: true } } };

export const MustWaitSeconds: Story = { args: { store: { ...resting, waitSeconds: 42 } } };

export const MustWaitMinutes: Story = {
  args: { store: { ...resting, waitSeconds: 600 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: form.waitMinutes.replace('{{minutes}}', '10') })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { store: { ...resting, fault: { msg: 'Tên này đã có người dùng.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tên này đã có người dùng.');
  },
};

export const CannotBeUndone: Story = { args: { submit: 'Xóa tài khoản', final: true } };
