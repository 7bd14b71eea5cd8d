import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { ToastRegion } from './ToastRegion.js';
import { ToastStore, type ToastInput } from './toast-store.js';

const STAYS_MS = 3_600_000;

/** A store whose toasts do not expire while the story is open. */
function showing(...toasts: ToastInput[]): ToastStore {
  const store = new ToastStore();
  for (const toast of toasts) store.push({ duration: STAYS_MS, ...toast });
  return store;
}

const undo = fn();
const booked: ToastInput = {
  tone: 'ok',
  title: 'Đã đặt lịch',
  text: 'Nhắc bạn lúc 20:45, trước giờ bóng lăn 15 phút.',
  actions: [{ label: 'Hoàn tác', onPress: undo }],
};
const failed: ToastInput = { tone: 'bad', title: 'Lỗi', text: 'Phiên đăng nhập của bạn đã hết hạn.' };

const meta = {
  title: 'States/Toast',
  component: ToastRegion,
  args: { store: showing(booked), labels: { region: 'Thông báo', close: 'Đóng' } },
  decorators: [(Show) => <div style={{ minHeight: 360 }}>{Show()}</div>],
  render: ({ labels, store }) => <ToastRegion labels={labels} store={store} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: { store: showing(booked, booked) },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Hoàn tác' });
    if (first) await userEvent.click(first);
    await expect(undo).toHaveBeenCalled();
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

export const Failed: Story = { args: { store: showing(failed) } };

export const Info: Story = { args: { store: showing({ tone: 'info', title: 'Có bản mới' }) } };

export const Four: Story = { args: { store: showing(booked, failed, booked, { tone: 'info', title: 'Có bản mới' }) } };

export const Long: Story = {
  args: { store: showing({ ...failed, text: 'Máy chủ đang bận, xin thử lại sau ít phút. '.repeat(5) }) },
};

export const Empty: Story = {
  args: { store: showing() },
  render: ({ labels, store }) => (
    <>
      <Button onClick={() => store.push(booked)}>Hiện thông báo</Button>
      <ToastRegion labels={labels} store={store} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện thông báo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
