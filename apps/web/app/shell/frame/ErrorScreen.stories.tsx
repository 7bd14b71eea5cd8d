import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPage } from '../../../test/story-page';
import { vi } from '../../i18n/vi';
import { ErrorScreen } from './ErrorScreen';

const { error: words } = vi.shell;

const meta = {
  title: 'Web/ErrorScreen',
  component: ErrorScreen,
  decorators: [inPage],
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A loader's error response in the form in which the router passes it to the error page. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

export const NotFound: Story = {
  parameters: { error: answered(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.notFoundTitle })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.toHome })).toHaveAttribute('href', '/');
  },
};

export const ServerFailed: Story = {
  parameters: { error: answered(500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.serverTitle })).toBeVisible();
    await expect(canvas.getByRole('button', { name: vi.shell.retry })).toBeEnabled();
  },
};

export const ServerOutOfReach: Story = {
  parameters: { error: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.lostTitle })).toBeVisible();
  },
};
