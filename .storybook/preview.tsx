import type { Decorator, Preview } from '@storybook/react-vite';
import { KitStyles } from '@khandai/ui-kit';
import '@khandai/ui-kit/fonts.css';
import { type ReactNode, useEffect } from 'react';

/** Sets the theme of the toolbar on the document, as applyTheme does in the application. */
function Themed({ theme, children }: { theme: unknown; children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    else root.removeAttribute('data-theme');
  }, [theme]);
  return (
    <>
      <KitStyles />
      {children}
    </>
  );
}

const withTheme: Decorator = (Story, { globals }) => {
  const theme: unknown = globals['theme'];
  return (
    <Themed theme={theme}>
      <Story />
    </Themed>
  );
};

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Giao diện',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Hệ thống' },
          { value: 'light', title: 'Sáng' },
          { value: 'dark', title: 'Tối' },
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
};

export default preview;
