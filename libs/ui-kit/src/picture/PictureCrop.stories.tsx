import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { cropLabels } from '../stories/samples/picture.js';
import { pictures } from '../stories/samples/preview.js';
import { PictureCrop, type PictureCropProps } from './PictureCrop.js';

const [, tall] = pictures;

const meta = {
  title: 'Account/PictureCrop',
  component: PictureCrop,
  parameters: { layout: 'padded' },
  args: { file: null, onFile: () => undefined, onCrop: () => undefined, accept: 'image/*', labels: cropLabels },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

function drawing(): File {
  const svg = decodeURIComponent(tall?.src.slice(tall.src.indexOf(',') + 1) ?? '');
  return new File([svg], 'khan-dai.svg', { type: 'image/svg+xml' });
}

function Held(props: PictureCropProps) {
  const [file, setFile] = useState<File | null>(props.file);
  return <PictureCrop {...props} file={file} onFile={setFile} />;
}

export const Empty: Story = { render: (args) => <Held {...args} /> };

export const Chosen: Story = {
  args: { file: drawing() },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: cropLabels.zoom });
    await waitFor(() => expect(slider).toBeEnabled());
    canvas.getByRole('application').focus();
    await userEvent.keyboard('++{ArrowRight}');
    await expect(slider).toHaveValue('120');
  },
};

export const Refused: Story = {
  args: { file: drawing(), error: 'Ảnh quá nhỏ: phần được chọn cần ít nhất 96 × 96 điểm ảnh.' },
  render: (args) => <Held {...args} />,
};

export const Unreadable: Story = {
  args: { file: new File(['no picture'], 'a.heic', { type: 'image/heic' }) },
  render: (args) => <Held {...args} />,
};
