import { type ReactNode, useMemo } from 'react';
import { ClockStore } from './ClockStore';
import { ConnectionStore } from './ConnectionStore';
import { type Services, ServicesContext, useServices } from './services';
import { useHydrating } from './use-hydrating';
import { ViewerStore } from './ViewerStore';

/**
 * Wraps a part of the page that hydrates late. By then the page knows its user, their time zone and its connection, and the
 * server's HTML does not: the first render inside shows what the server knew, and the next what the page knows.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const services = useServices();
  const hydrating = useHydrating();
  const shown = useMemo(() => (hydrating ? asServed(services) : services), [hydrating, services]);
  return <ServicesContext value={shown}>{children}</ServicesContext>;
}

const asServed = (services: Services): Services => ({
  ...services,
  clock: new ClockStore(services.clock.served, services.timers),
  viewer: new ViewerStore(),
  connection: new ConnectionStore(),
});
