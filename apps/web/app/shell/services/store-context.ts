import { type Context, createContext, use } from 'react';

/**
 * Creates a React context for one store, and the hook that reads it.
 *
 * @param name The store's name in the error that the hook throws without a provider.
 */
export function createStoreContext<T extends object>(
  name: string,
): readonly [StoreContext: Context<T | null>, useStore: () => T] {
  const StoreContext = createContext<T | null>(null);
  const useStore = (): T => {
    const store = use(StoreContext);
    if (!store) throw new Error(`No provider of ${name} stands above this component`);
    return store;
  };
  return [StoreContext, useStore];
}
