import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar.js';
import { LoadingBarModel } from './loading-bar-model.js';

/** A model that was told something, once, before it is shown. */
function told(tell: (model: LoadingBarModel) => void): LoadingBarModel {
  const model = new LoadingBarModel();
  tell(model);
  return model;
}

const meta = {
  title: 'Shell/LoadingBar',
  component: LoadingBar,
  args: { model: told((bar) => bar.start()) },
  render: ({ model }) => <LoadingBar model={model} />,
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Failed: Story = {
  args: {
    model: told((bar) => {
      bar.start();
      bar.finish({ failed: true });
    }),
  },
};
