import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose parameters only choose what is shown of data they already have. */
export const unlessOnlySearchChanged = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
