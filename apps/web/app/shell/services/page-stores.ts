import type { Services } from './services';
import type { ViewerStore } from './ViewerStore';

/**
 * A store that each page view has once, made when a part of the page first needs it, because most pages do not load its
 * code. Each page that the server renders has its own. Copies of the services (`LateHydration`) share it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function perPage<Needs extends Pick<Services, 'settings'>, Store extends object>(
  make: (services: Needs) => Store,
): (services: Needs) => Store {
  const stores = new WeakMap<Services['settings'], Store>();
  return (services) => {
    const store = stores.get(services.settings) ?? make(services);
    stores.set(services.settings, store);
    return store;
  };
}

/**
 * A store that each user of a page view has once: after a login or logout `make` is called again, with the store of the user
 * before. A part that hydrates late, in the state of the server, has its own.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function perUser<
  Needs extends { readonly viewer: Pick<ViewerStore, 'version'> },
  Store,
  Given extends readonly unknown[],
>(
  make: (services: Needs, before: Store | undefined, ...given: Given) => Store,
): (services: Needs, ...given: Given) => Store {
  const stores = new WeakMap<Needs['viewer'], readonly [version: number, store: Store]>();
  return (services, ...given) => {
    const { viewer } = services;
    const [version, before] = stores.get(viewer) ?? [];
    if (before !== undefined && version === viewer.version) return before;
    const store = make(services, before, ...given);
    stores.set(viewer, [viewer.version, store]);
    return store;
  };
}
