import { type ReactNode, useMemo } from 'react';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { type Services, ServicesContext, useServices } from './services';
import { useHydrating } from './use-hydrating';
import { ViewerStore } from './ViewerStore';

/**
 * Wraps a part of the page that may hydrate late. By then the page may know its user, their time zone and its connection, and
 * the server's HTML does not: the first render inside shows what the server knew, and the next what the page knows.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const services = useServices();
  const hydrating = useHydrating();
  const shown = useMemo(
    () => (hydrating && knowsMore(services) ? asServed(services) : services),
    [hydrating, services],
  );
  return <ServicesContext value={shown}>{children}</ServicesContext>;
}

/** False while the page still shows what the server knew, as during the first hydration: then nothing needs a second render. */
const knowsMore = ({ clock, viewer, connection }: Services): boolean =>
  clock.now !== clock.served.now ||
  clock.timezone !== clock.served.timezone ||
  viewer.state.status !== 'starting' ||
  connection.state.status !== 'idle';

const asServed = (services: Services): Services => ({
  ...services,
  clock: new ClockStore(services.clock.served, services.timers),
  viewer: new ViewerStore(),
  connection: new ConnectionStore(),
});
