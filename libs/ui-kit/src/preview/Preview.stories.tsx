import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { brokenPicture, clip, pictures, previewLabels } from '../stories/samples/preview.js';
import { Preview, type PreviewProps } from './Preview.js';

const meta = {
  title: 'States/Preview',
  component: Preview,
  args: { items: pictures, labels: previewLabels, onClose: () => undefined },
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: PreviewProps) {
  const [shown, setShown] = useState(false);
  return (
    <div style={{ minHeight: '150vh', padding: 16 }}>
      <Button onClick={() => setShown(true)}>Xem ảnh</Button>
      {shown && <Preview {...props} onClose={() => setShown(false)} />}
    </div>
  );
}

/** The focus returns to the button that opened the preview; the page behind neither scrolls nor jumps. */
export const OpensAndCloses: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Xem ảnh' });
    const before = opener.getBoundingClientRect().left;
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Xem ảnh' })).toBeVisible();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const Wide: Story = {};

export const Tall: Story = { args: { start: 1 } };

/** A small picture appears at its intrinsic size. */
export const Small: Story = { args: { start: 3 } };

export const GoesRound: Story = {
  args: { start: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ảnh 5/5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp theo' }));
    await expect(canvas.getByText('Ảnh 1/5')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText('Ảnh 4/5')).toBeVisible();
  },
};

export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    const percent = canvas.getByRole('textbox', { name: previewLabels.percent });
    await userEvent.click(canvas.getByRole('button', { name: 'Phóng to' }));
    await expect(percent).toHaveValue('130%');
    await userEvent.clear(percent);
    await userEvent.type(percent, '9999{Enter}');
    await expect(percent).toHaveValue('500%');
    await userEvent.clear(percent);
    await userEvent.type(percent, '220{Enter}');
    await expect(percent).toHaveValue('220%');
  },
};

/** The point under the pointer stays in place while the wheel zooms. */
export const WheelAtThePointer: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.complete && picture.offsetWidth > 0).toBe(true));
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = { clientX: left + width * 0.25, clientY: top + height * 0.25 };
    for (let n = 0; n < 4; n += 1) await fireEvent.wheel(picture, { ...at, deltaY: -100 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('220%'));
    await waitFor(async () => {
      const now = picture.getBoundingClientRect();
      await expect(Math.abs((at.clientX - now.left) / now.width - 0.25)).toBeLessThan(0.02);
    });
  },
};

/** A swipe shows the next item; a press beside the picture closes the preview, a press on it does not. */
export const SwipesAndCloses: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem ảnh' }));
    const picture = canvas.getByRole('img');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { clientX: 700, clientY: 400 } },
      { target: picture, coords: { clientX: 640, clientY: 400 } },
      { target: picture, coords: { clientX: 500, clientY: 402 } },
      { keys: '[/MouseLeft]', target: picture, coords: { clientX: 500, clientY: 402 } },
    ]);
    await expect(canvas.getByText('Ảnh 2/5')).toBeVisible();
    await userEvent.click(canvas.getByRole('img'));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    const stage = canvas.getByRole('img').parentElement;
    if (stage) await userEvent.click(stage);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The picture never finishes loading: the skeleton keeps its aspect ratio. */
export const Coming: Story = {
  decorators: [(Show) => <div onLoadCapture={(event) => event.stopPropagation()}>{Show()}</div>],
};

/** An already loaded small picture serves as the placeholder. */
export const ComingWithPlaceholder: Story = {
  args: { items: pictures.map((item) => ({ ...item, placeholder: item.src })) },
  decorators: [(Show) => <div onLoadCapture={(event) => event.stopPropagation()}>{Show()}</div>],
};

export const Failed: Story = {
  args: { items: [brokenPicture, ...pictures] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tải được ảnh.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

export const Single: Story = { args: { items: pictures.slice(0, 1) } };

export const Video: Story = { args: { items: [clip, ...pictures] } };

export const VideoFailed: Story = {
  args: { items: [{ src: 'data:video/mp4;base64,AAAA', alt: 'Video hỏng', kind: 'video' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không phát được video.')).toBeVisible();
  },
};
