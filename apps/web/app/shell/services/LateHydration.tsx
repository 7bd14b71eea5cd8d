import { type ReactNode, useMemo } from 'react';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { type Services, ServicesContext, useServices } from './services';
import { useHydrating } from './use-hydrating';
import { ViewerStore } from './ViewerStore';

/**
 * Wraps a part of the page that may hydrate late. The page may know its user, their time zone and its connection by then, but
 * the first render must equal the server's HTML: it gets the services in their state on the server. The next render gets the
 * page's own services.
 */
export function LateHydration({ children }: { children: ReactNode }) {
  const services = useServices();
  const hydrating = useHydrating();
  const provided = useMemo(
    () => (hydrating && differsFromServer(services) ? inServerState(services) : services),
    [hydrating, services],
  );
  return <ServicesContext value={provided}>{children}</ServicesContext>;
}

/** False during the first hydration of a page: then a second render is not needed. */
const differsFromServer = ({ clock, viewer, connection }: Services): boolean =>
  clock.now !== clock.served.now ||
  clock.timezone !== clock.served.timezone ||
  viewer.state.status !== 'starting' ||
  connection.state.status !== 'idle';

const inServerState = (services: Services): Services => ({
  ...services,
  clock: new ClockStore(services.clock.served, services.timers),
  viewer: new ViewerStore(),
  connection: new ConnectionStore(),
});
