import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { phoneLabels, phoneProblems } from '../stories/samples/phone.js';
import { PhoneField, type PhoneFieldProps } from './PhoneField.js';
import { phoneDraft } from './phone-model.js';

const meta = {
  title: 'Account/PhoneField',
  component: PhoneField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Số điện thoại',
    locale: 'vi',
    labels: phoneLabels,
    problems: phoneProblems,
    placeholder: '0912 345 678',
    value: phoneDraft(),
    onChange: () => undefined,
  },
  decorators: [(Show) => <div style={{ maxWidth: 360, minHeight: 440 }}>{Show()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={setValue} />;
}

export const Empty: Story = {};

/** The field inserts the spaces itself, and the caret stays at the place of typing. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Số điện thoại' });
    await userEvent.type(field, '0912345679');
    await expect(field).toHaveValue('0912 345 679');
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}8');
    await expect(field.value.replace(/\s/g, '')).toBe('091234589');
    await expect(field.value.slice(field.selectionStart ?? 0)).toBe('9');
    await userEvent.keyboard('7');
    await expect(field.value.replace(/\s/g, '')).toBe('0912345879');
    await expect(field.value.slice(field.selectionStart ?? 0)).toBe('9');
  },
};

/** An international number selects its country. */
export const FromAbroad: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+81 90');
    await expect(canvas.getByRole('button', { name: 'Quốc gia: Nhật Bản +81' })).toBeVisible();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Gọi (+84) 912.345.678 nhé');
    await expect(canvas.getByRole('textbox')).toHaveValue('0912 345 678');
  },
};

export const Filled: Story = {
  args: { value: phoneDraft('+84912345678'), hint: 'Chúng tôi gửi mã xác nhận tới số này.' },
};

/** The list with its search; it scrolls to the chosen country. */
export const Countries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quốc gia/ }));
    await expect(canvas.getByRole('combobox', { name: phoneLabels.search })).toHaveFocus();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const chosen = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
    await expect(chosen.top >= list.top && chosen.bottom <= list.bottom).toBe(true);
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quốc gia/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'han quoc');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Quốc gia: Hàn Quốc +82' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Quốc gia/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'd');
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(5);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quốc gia/ }));
    await userEvent.type(canvas.getByRole('combobox'), 'wakanda');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** Near the bottom of the window the list opens upwards. */
export const Above: Story = {
  decorators: [
    (Show) => <div style={{ minHeight: 'calc(100vh - 2rem)', display: 'grid', alignItems: 'end' }}>{Show()}</div>,
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Quốc gia/ }));
    const field = canvas.getByRole('textbox', { name: 'Số điện thoại' }).getBoundingClientRect();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(field.top);
    await expect(list.height).toBeGreaterThan(150);
  },
};

export const KeysOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Quốc gia: Việt Nam +84' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** The error appears when the focus leaves the field. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0912 34');
    await expect(field).toBeValid();
    await userEvent.click(document.body);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(phoneProblems.tooShort);
    await expect(field).toHaveValue('0912 34');
  },
};

export const Refused: Story = {
  args: { value: phoneDraft('+84912345678'), error: 'Số điện thoại này đã có người dùng' },
};

export const Optional: Story = { args: { labelNote: '(không bắt buộc)' } };

export const Disabled: Story = { args: { value: phoneDraft('+84912345678'), disabled: true } };

export const LongCode: Story = {
  args: {
    value: { country: 'GB', text: '07911 123456' },
    label: 'Số điện thoại đang dùng để nhận mã xác nhận của tài khoản',
    restrict: true,
  },
  decorators: [(Show) => <div style={{ width: 240 }}>{Show()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().right).toBeLessThanOrEqual(16 + 240);
  },
};
