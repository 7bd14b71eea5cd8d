import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../../*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Our props are documented beside their types; parsing them again would only slow the build.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    esbuild: false as const,
    oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
