import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose search parameters only filter data that is already loaded. */
export const unlessOnlySearchChanged = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
