import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { RetryPanel } from '../frame/EmptyPanel';
import { whenNearViewport } from '../frame/when-near-viewport';
import { useHydrating } from '../services/use-hydrating';
import type { LateCode } from './late-code';
import { usePart } from './use-part';
import { useServedInput } from './use-served-input';

export interface NearPartProps<T> {
  /** Id of the part's element. */
  readonly id: string;
  readonly code: LateCode<T>;
  /** Shown after a navigation inside the site, until the code is loaded. */
  readonly waiting?: ReactNode;
  /** Its values are of the moment: where the code does not load, the server's HTML gives way to an offer to load it again. */
  readonly isLive?: boolean;
  readonly children: (value: T) => ReactNode;
}

/**
 * A part of a page whose code loads when the part comes near the window. Until then it keeps the server's HTML, with its links,
 * and also where the code does not load. The part then renders from scratch instead of hydrating: the page has changed since.
 */
export const NearPart = observer(function NearPart<T>(props: NearPartProps<T>): ReactNode {
  const { id, code, waiting, isLive, children } = props;
  const hydrating = useHydrating();
  const [served, setServed] = useState(() => (hydrating && code.value === undefined ? htmlOf(id) : undefined));
  const { part, retry } = usePart({
    name: id,
    fetch: () => whenNearViewport(id).then(() => code.load()),
    wanted: code.value === undefined,
  });

  const element = useRef<HTMLDivElement>(null);
  const value = code.value ?? part.value;
  useServedInput(element, value !== undefined);

  if (value !== undefined)
    return (
      <div id={id} ref={element}>
        {children(value)}
      </div>
    );
  const isStale = isLive && part.state === 'failed';
  if (served !== undefined && !isStale)
    return <div id={id} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />;
  const again = () => {
    setServed(undefined);
    retry();
  };
  // An element of its own: a press of the retry is no press of what was served, which is handed to what loads.
  return (
    <div key="again" id={id}>
      {part.state === 'failed' ? <RetryPanel onRetry={again} /> : waiting}
    </div>
  );
});

const htmlOf = (id: string): string | undefined => document.getElementById(id)?.innerHTML;
