import { memo, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useHydrating } from '../services/use-hydrating';
import { HydrationContext, type HydrationGate } from './HydrationQueue';

export interface HydrateLaterProps {
  /** Hydrates after all other parts, because it starts work of its own. */
  readonly last?: boolean;
  readonly children: ReactNode;
}

/**
 * Leaves its content the server's HTML until its turn in the queue comes, and hydrates it in a commit of its own. The content must
 * render what the server rendered, so it keeps its first `children` until then, and the page's stores start after the queue.
 */
export function HydrateLater({ last = false, children }: HydrateLaterProps) {
  const queue = use(HydrationContext);
  const hydrating = useHydrating();
  const [gate] = useState<HydrationGate | null>(() =>
    hydrating && queue ? { opened: Promise.withResolvers(), done: Promise.withResolvers() } : null,
  );
  const [first, setFirst] = useState(gate && { children });

  // In the commit of the page, before the queue runs.
  useLayoutEffect(() => {
    if (!gate) return;
    void gate.done.promise.then(() => {
      setFirst(null);
    });
    return queue?.add(gate, last);
  }, [gate, queue, last]);

  return <Boundary gate={gate}>{first ? first.children : children}</Boundary>;
}

interface BoundaryProps {
  readonly gate: HydrationGate | null;
  readonly children: ReactNode;
}

/**
 * Memoized, so that a render of the parent does not reach a boundary that is not hydrated: React would replace the server's HTML
 * by the fallback.
 */
const Boundary = /* @__PURE__ */ memo(function Boundary(props: BoundaryProps) {
  return (
    <Suspense fallback={null}>
      <Gated {...props} />
    </Suspense>
  );
});

function Gated({ gate, children }: BoundaryProps) {
  if (gate) use(gate.opened.promise);
  useEffect(() => {
    gate?.done.resolve(undefined);
  }, [gate]);
  return children;
}
