import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BanForm } from './BanForm.js';

const durations = {
  short: '10 phút',
  hour: '1 giờ',
  day: '24 giờ',
  forever: 'Luôn',
};

const meta = {
  title: 'Chat/BanForm',
  component: BanForm,
  args: {
    about: <p>Lò Văn Pết: “Mua kèo vip inbox mình, link ở bio”</p>,
    reasons: [
      { value: 'abuse', label: 'Chửi bới, xúc phạm' },
      { value: 'ads', label: 'Quảng cáo, liên kết lạ' },
      { value: 'other', label: 'Khác' },
    ],
    durations: Object.entries(durations).map(([value, label]) => ({ value, label })),
    start: { reason: 'abuse', duration: 'short' },
    canEverywhere: true,
    busy: false,
    noteLimit: 200,
    labels: {
      reason: 'Lý do',
      duration: 'Trong bao lâu',
      address: 'Chặn cả địa chỉ mạng',
      addressNote: 'người khác cùng mạng cũng không viết được trong thời gian này',
      scope: 'Ở đâu',
      here: 'Phòng này',
      everywhere: 'Mọi phòng',
      note: 'Ghi chú cho ban quản trị',
      notePlaceholder: 'Không bắt buộc, không hiện ra ngoài',
      consequence: 'Người bị cấm thấy lý do và thời gian. Ghi vào sổ quản trị, có thể hoàn tác.',
      cancel: 'Bỏ qua',
      submit: (duration: string) => `Cấm ${Object.entries(durations).find(([key]) => key === duration)?.[1] ?? ''}`,
    },
    onCancel: fn(),
    onSubmit: fn(),
  },
  decorators: [(Show) => <div style={{ maxWidth: 384, background: 'var(--c-raised)' }}>{Show()}</div>],
} satisfies Meta<typeof BanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moderator: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Quảng cáo, liên kết lạ' }));
    await userEvent.click(canvas.getByRole('radio', { name: '24 giờ' }));
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cấm 24 giờ' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: 'ads',
      duration: 'day',
      address: true,
      everywhere: false,
      note: '',
    });
  },
};

/** A commentator bans in their own room only. */
export const Commentator: Story = { args: { canEverywhere: false } };

export const Sending: Story = { args: { busy: true } };
