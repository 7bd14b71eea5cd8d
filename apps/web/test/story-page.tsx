import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { AppProviders } from '../app/assembly/AppProviders';
import { ErrorScreen } from '../app/shell/frame/ErrorScreen';
import { emptyRoot } from '../app/shell/frame/use-root-data';

const StoryContext = createContext<ReactNode>(null);

const ShownStory = () => use(StoryContext);

const Root = () => (
  <AppProviders data={emptyRoot} live={false}>
    <ShownStory />
  </AppProviders>
);

const FailedRoot = () => (
  <AppProviders data={emptyRoot} live={false}>
    <ErrorScreen />
  </AppProviders>
);

/** The place of a page: router, words and services, with no session, socket or server behind them. */
function StoryPage({ error, children }: { error: unknown; children: ReactNode }) {
  const [Stub] = useState(() => createRoutesStub([{ id: 'page', path: '*', Component: Root, ErrorBoundary: FailedRoot }]));
  const hydrationData = { loaderData: {}, ...(error === undefined ? {} : { errors: { page: error } }) };
  return (
    <StoryContext value={children}>
      <Stub initialEntries={['/khong-co']} hydrationData={hydrationData} />
    </StoryContext>
  );
}

/** Shows a story of the web app as a page shows it; the parameter `error` is what the route of the page threw. */
export const inPage: Decorator = (Story, { parameters }) => (
  <StoryPage error={parameters['error']}>
    <Story />
  </StoryPage>
);
