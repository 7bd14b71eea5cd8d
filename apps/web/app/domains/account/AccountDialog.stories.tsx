import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inPage } from '../../../test/story-page';
import { vi } from '../../i18n/vi';
import { form } from '../../i18n/vi/lazy/form';
import { login } from '../../i18n/vi/lazy/login';
import { useAccount } from './account-domain';
import { AccountDialog } from './AccountDialog';
import type { AccountDialog as Asked } from './AccountStore';

interface Shown {
  readonly dialog: Asked;
  /** What the user wanted to do. */
  readonly reason?: string;
  readonly onClose: () => void;
}

function Opened({ dialog, reason, onClose }: Shown) {
  const account = useAccount();
  useEffect(() => {
    account.ask(dialog, reason);
  }, [account, dialog, reason]);
  return <AccountDialog onClose={onClose} />;
}

const meta = {
  title: 'Web/AccountDialog',
  component: Opened,
  decorators: [inPage],
  args: { dialog: 'login', onClose: fn() },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: vi.labels.login }));
    await expect(await screen.findByText(form.faults.usernameMissing)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: login.username })).toHaveFocus();
  },
};

export const LoginForAReason: Story = { args: { reason: 'Đăng nhập để gửi tin nhắn trong phòng.' } };

export const Registration: Story = {
  args: { dialog: 'register' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: new RegExp(login.displayName) })).toBeVisible();
  },
};

export const ForgottenPassword: Story = {
  args: { dialog: 'forgot' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: login.backToLogin }));
    await expect(await screen.findByRole('dialog', { name: vi.labels.login })).toBeVisible();
  },
};
