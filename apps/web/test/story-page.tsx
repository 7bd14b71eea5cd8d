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

/** Environment of a story: router, translations and services, without a session, socket or server. */
function StoryPage({ error, children }: { error: unknown; children: ReactNode }) {
  const [Stub] = useState(() =>
    createRoutesStub([{ id: 'page', path: '*', Component: Root, ErrorBoundary: FailedRoot }]),
  );
  const hydrationData = { loaderData: {}, ...(error === undefined ? {} : { errors: { page: error } }) };
  return (
    <StoryContext value={children}>
      <Stub initialEntries={['/khong-co']} hydrationData={hydrationData} />
    </StoryContext>
  );
}

/** Renders a story inside a page; the parameter `error` is the route's error. */
export const inPage: Decorator = (Story, { parameters }) => (
  <StoryPage error={parameters['error']}>
    <Story />
  </StoryPage>
);
