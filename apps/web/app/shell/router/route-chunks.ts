import { matchPath } from 'react-router';

/** A route in the build's manifest. */
export interface ListedRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
}

export type ListedRoutes = Readonly<Record<string, ListedRoute>>;

declare global {
  interface Window {
    /** The build's manifest, written into the page with every route: the site is small enough for that. */
    __reactRouterManifest?: { readonly routes: ListedRoutes };
  }
}

/** Script files of the page behind an internal link. Layouts are already loaded; unknown addresses need none. */
export function chunksOf(href: string, routes: ListedRoutes): readonly string[] {
  if (!/^\/(?!\/)/.test(href)) return [];
  const pathname = href.replace(/[?#].*$/, '');
  const route = Object.values(routes).find(({ path, index }) => {
    if (index && !path) return pathname === '/';
    return path !== undefined && path !== '' && path !== '*' && matchPath(`/${path}`, pathname) !== null;
  });
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/** Preloads a module. Resolves when it has loaded. */
export function preloadModule(url: string, page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} could not be fetched ahead`));
    });
    page.head.append(link);
  });
}
