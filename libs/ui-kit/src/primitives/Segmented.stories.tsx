import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Segmented, type SegmentedProps } from './Segmented.js';

type Half = 'full' | 'first' | 'second';

const meta = {
  title: 'Primitives/Segmented',
  component: Segmented<Half>,
  parameters: { layout: 'padded' },
  args: {
    label: 'Hiệp',
    value: 'full',
    onChange: () => undefined,
    options: [
      { value: 'full', label: 'Cả trận' },
      { value: 'first', label: 'Hiệp 1' },
      { value: 'second', label: 'Hiệp 2' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segmented<Half>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: SegmentedProps<Half>) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChange={setValue} />;
}

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hiệp 1'));
    await expect(canvas.getByRole('radio', { name: 'Hiệp 1' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Hiệp 2' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hiệp 2' })).toHaveFocus();
  },
};

export const Block: Story = { args: { block: true } };

export const Narrow: Story = {
  args: { block: true },
  decorators: [(Show) => <div style={{ width: 280 }}>{Show()}</div>],
};

/** The value follows only when the owner has loaded what it needs. */
function HeldUntilLoaded(props: SegmentedProps<Half>) {
  const [value, setValue] = useState(props.value);
  const loaded = useRef<() => void>(undefined);
  return (
    <>
      <Segmented
        {...props}
        value={value}
        onChange={(next) =>
          new Promise<void>((resolve) => {
            loaded.current = () => {
              setValue(next);
              resolve();
            };
          })
        }
      />
      <button type="button" onClick={() => loaded.current?.()}>
        Đã tải xong
      </button>
      <output>{value}</output>
    </>
  );
}

export const ValueFollows: Story = {
  render: (args) => <HeldUntilLoaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hiệp 2'));
    await expect(canvas.getByRole('radio', { name: 'Hiệp 2' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('full');
    await userEvent.click(canvas.getByRole('button', { name: 'Đã tải xong' }));
    await expect(await canvas.findByText('second')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Hiệp 2' })).toBeChecked();
  },
};
