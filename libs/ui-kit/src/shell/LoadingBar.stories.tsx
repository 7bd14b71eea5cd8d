import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './LoadingBar.js';
import { LoadingBarModel } from './loading-bar-model.js';

/** Creates a model and runs `tell` on it once before it renders. */
function loadingBar(notify: (model: LoadingBarModel) => void): LoadingBarModel {
  const model = new LoadingBarModel();
  notify(model);
  return model;
}

const meta = {
  title: 'Shell/LoadingBar',
  component: LoadingBar,
  args: { model: loadingBar((bar) => bar.start()) },
  render: ({ model }) => <LoadingBar model={model} />,
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Failed: Story = {
  args: {
    model: loadingBar((bar) => {
      bar.start();
      bar.finish({ failed: true });
    }),
  },
};
