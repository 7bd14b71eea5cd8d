import { matchPath } from 'react-router';

/** A route as the build lists it. */
export interface ListedRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly imports?: readonly string[] | undefined;
}

export type ListedRoutes = Readonly<Record<string, ListedRoute>>;

declare global {
  interface Window {
    /** Written into the page by the build, with every route: the map of a small site is sent whole. */
    __reactRouterManifest?: { readonly routes: ListedRoutes };
  }
}

/** The files the page behind a link of ours runs on. Layouts are there already; addresses that are no page need none. */
export function chunksOf(href: string, routes: ListedRoutes): readonly string[] {
  if (!/^\/(?!\/)/.test(href)) return [];
  const pathname = href.replace(/[?#].*$/, '');
  const route = Object.values(routes).find(({ path, index }) => {
    if (index && !path) return pathname === '/';
    return path !== undefined && path !== '' && path !== '*' && matchPath(`/${path}`, pathname) !== null;
  });
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

/** Lets the browser fetch a module ahead. Resolves when it is there. */
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
