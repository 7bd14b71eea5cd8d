import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from '../stories/samples/media.js';
import { type UploadRow, UploadRows } from './UploadRows.js';

const row = (key: string, name: string, rest: Partial<UploadRow>): UploadRow => ({
  ...{ key, name, src: samplePicture(640, 480), kind: 'image', state: 'done', progress: 1, status: 'Đã tải lên' },
  alt: '',
  ...rest,
});

const meta = {
  title: 'Feed/UploadRows',
  component: UploadRows,
  args: {
    ...{ label: 'Tệp của bài viết', maxAlt: 300 },
    ...{ onRemove: fn(), onPause: fn(), onResume: fn(), onMove: fn(), onDescribe: fn() },
    labels: {
      remove: (name) => `Bỏ ${name}`,
      pause: (name) => `Tạm dừng ${name}`,
      resume: (name) => `Tải tiếp ${name}`,
      retry: (name) => `Tải lại ${name}`,
      earlier: (name) => `Đưa ${name} lên trước`,
      later: (name) => `Đưa ${name} ra sau`,
      describe: (name) => `Mô tả ảnh ${name}`,
      describeHint: 'Mô tả ảnh cho người không nhìn thấy',
      progress: (name) => `Tiến độ tải ${name}`,
    },
    rows: [
      row('1', 'khan-dai.jpg', { alt: 'Khán đài B' }),
      row('2', 'co-vu.png', { state: 'sending', progress: 0.4, status: 'Đang tải: 40%' }),
      row('3', 'co-dong-vien-mang-trong-va-co-den-san.jpg', { state: 'paused', progress: 0.7, status: 'Tạm dừng' }),
      row('4', 'ban-thang.webp', { state: 'failed', progress: 0.2, status: 'Mất mạng, sẽ tự tải lại' }),
      row('5', 'tran-dau.zip', { state: 'refused', progress: 1, status: 'Tệp này không phải ảnh hay video.' }),
    ],
  },
  decorators: [(Show) => <div style={{ maxWidth: 390, background: 'var(--c-surface)' }}>{Show()}</div>],
} satisfies Meta<typeof UploadRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tiến độ tải co-vu.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng co-vu.png' }));
    await expect(args.onPause).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lại ban-thang.webp' }));
    await expect(args.onResume).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Đưa co-vu.png lên trước' }));
    await expect(args.onMove).toHaveBeenCalledWith('2', -1);
    await expect(canvas.getByRole('button', { name: 'Đưa khan-dai.jpg lên trước' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ tran-dau.zip' }));
    await expect(args.onRemove).toHaveBeenCalledWith('5');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

export const One: Story = { args: { rows: [row('1', 'khan-dai.jpg', {})] } };
