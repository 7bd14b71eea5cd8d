import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const fonts = fileURLToPath(new URL('../libs/ui-kit/src/theme/fonts.css', import.meta.url));

const config: StorybookConfig = {
  stories: ['../libs/*/src/**/*.stories.tsx', '../apps/web/app/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are documented beside their types; to parse them again only slows the build.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    esbuild: false as const,
    oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
    resolve: {
      ...vite.resolve,
      tsconfigPaths: true,
      // The one file of a library that has a path of its own.
      alias: [{ find: '@khandai/ui-kit/fonts.css', replacement: fonts }],
    },
  }),
};

export default config;
