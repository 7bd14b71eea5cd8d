import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../stories/samples/preview.js';
import { Picture, PictureProvider } from './Picture.js';

const [wide] = pictures;
const blurred = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#5b6b3a"/></svg>')}`;

/** An invalid image that needs no network request. */
const nothing = 'data:image/webp;base64,';

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  subcomponents: { PictureProvider },
  parameters: { layout: 'padded' },
  args: { src: wide?.src ?? '', alt: 'Khán đài A sân Lạch Tray', width: 320, height: 180 },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A placeholder keeps the space of a picture that fails to load. */
export const StandIn: Story = {
  args: { src: nothing },
  render: (args) => (
    <PictureProvider
      renditions={{
        widths: [320],
        densities: [1],
        address: (_, figure) => (figure === 'placeholder' ? blurred : nothing),
      }}
    >
      <Picture {...args} />
    </PictureProvider>
  ),
};
